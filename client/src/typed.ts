import type { List, Page } from "./list";
import type { CallOptions } from "./send";

/** An operation that knows its result and variables, as code generators make it: a TypedDocumentNode, or a TypedDocumentString. */
export interface TypedDocument<Result, Variables> {
  __apiType?: (variables: Variables) => Result;
}

/** Variables can be left out where none is required. */
type Parameters<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables | undefined, options?: CallOptions | undefined]
    : [variables: Variables, options?: CallOptions | undefined];

/** Sends an operation; returns its data. Throws a ShopError if anything of it is refused. */
export type Query = <Result, Variables>(
  document: TypedDocument<Result, Variables> | string,
  ...parameters: Parameters<Variables>
) => Promise<Result>;

/** The connection of an operation's result. */
type ConnectionOf<Result> = Extract<Result[keyof Result], Page<unknown>>;

/** The list of an operation with one connection, and a variable `after`. */
export type ListOf = <Result, Variables>(
  document: TypedDocument<Result, Variables> | string,
  ...parameters: Parameters<Variables>
) => List<ConnectionOf<Result>>;

/** A text with the types of its operation. */
export const typed = <Result, Variables>(text: string): TypedDocument<Result, Variables> =>
  text as unknown as TypedDocument<Result, Variables>;
