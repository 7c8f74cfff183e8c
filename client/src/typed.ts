import type { List, Page } from "./list.ts";
import type { CallOptions } from "./send.ts";

/**
 * An operation with the types of its result and variables, as code generators produce it: a TypedDocumentNode or a
 * TypedDocumentString.
 */
export interface TypedDocument<Result, Variables> {
  __apiType?: (variables: Variables) => Result;
}

/** The arguments of an operation; variables are optional if none is required. */
export type Parameters<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables | undefined, options?: CallOptions | undefined]
    : [variables: Variables, options?: CallOptions | undefined];

/** Sends an operation; returns its data. Throws a ShopError if any part is refused. */
export type Query = <Result, Variables>(
  document: TypedDocument<Result, Variables> | string,
  ...parameters: Parameters<Variables>
) => Promise<Result>;

/** The connection of an operation's result. */
type ConnectionOf<Result> = Extract<Result[keyof Result], Page<unknown>>;

/** Lists the nodes of an operation with one connection and a variable `after`. */
export type ListOf = <Result, Variables>(
  document: TypedDocument<Result, Variables> | string,
  ...parameters: Parameters<Variables>
) => List<ConnectionOf<Result>>;

/** Gives an operation's text the types of its result and variables. */
export const typed = <Result, Variables>(text: string): TypedDocument<Result, Variables> =>
  text as unknown as TypedDocument<Result, Variables>;
