import { CombinedGraphQLErrors, type NormalizedCacheObject } from "@apollo/client";
import { canonicalStringify } from "@apollo/client/utilities";
import { getApolloContext } from "@apollo/client/react";
import { wrapperSymbol, type HookWrappers } from "@apollo/client/react/internal";
import type { DocumentNode, FormattedExecutionResult } from "graphql";
import type { ReactNode } from "react";
import { createCache } from "../graphql/cache";
import type { PageQuery } from "../ui/browser/page-loading";
import type { RenderRequest } from "./render-types";

/** The options of `useQuery` that matter on the server. */
interface QueryOptions {
  variables?: Record<string, unknown>;
  skip?: boolean;
  fetchPolicy?: string;
}

/** A query of the page; without a result until it is read. */
interface KnownQuery {
  query: DocumentNode;
  variables: Record<string, unknown>;
  /** The variables as text. */
  key: string;
  result?: FormattedExecutionResult;
}

const ApolloContext = getApolloContext();

const onlyInBrowser = () => Promise.reject(new Error("The server reads each query once."));

/** The fields of a query without a result. */
const empty = { data: undefined, loading: false, refetch: onlyInBrowser, fetchMore: onlyInBrowser };

/**
 * The queries of a page on the server. `useQuery` returns their results as they are: reading them from Apollo Client's cache and watching
 * them takes a fifth of a product page's processor time (ADR-0011).
 */
export class PageQueries {
  /** The number of results with errors other than refusals. */
  failures = 0;
  /** The number of results by which the server refused the query as invalid. */
  refusals = 0;
  private readonly cache = createCache();
  private readonly known: KnownQuery[] = [];

  constructor(private readonly execute: RenderRequest["execute"]) {}

  /** Reads these queries. Rejects if one can't be executed. */
  async read(queries: readonly PageQuery[]): Promise<void> {
    await Promise.all(queries.map((query) => this.readOne(this.find(query))));
  }

  /** Reads the queries that the last rendering lacked; returns whether there were any. */
  async readMissing(): Promise<boolean> {
    const missing = this.known.filter(({ result }) => !result);
    await this.read(missing);
    return missing.length > 0;
  }

  /** Provides the results to the `useQuery` hooks of the tree, by the means of Apollo Client's own server rendering. */
  provide(tree: ReactNode): ReactNode {
    const wrappers = { useQuery: () => this.useResult } as unknown as HookWrappers;
    return <ApolloContext value={{ [wrapperSymbol]: wrappers }}>{tree}</ApolloContext>;
  }

  /** The results for the browser's cache. */
  extract(): NormalizedCacheObject {
    return this.cache.extract();
  }

  private find({ query, variables = {} }: PageQuery): KnownQuery {
    const key = canonicalStringify(variables);
    const found = this.known.find((known) => known.query === query && known.key === key);
    const known = found ?? { query, variables, key };
    if (!found) this.known.push(known);
    return known;
  }

  private async readOne(known: KnownQuery): Promise<void> {
    const { query, variables } = known;
    const result = await this.execute({ document: this.cache.transformDocument(query), variables });
    const { data, errors } = result;
    if (errors) this[isRefusal(errors) ? "refusals" : "failures"]++;
    else if (data) this.cache.writeQuery({ query, variables, data });
    known.result = result;
  }

  private readonly useResult = (query: DocumentNode, options: QueryOptions = {}) => {
    if (options.skip || options.fetchPolicy === "cache-only") return empty;
    const { result } = this.find({ query, variables: options.variables });
    if (!result) return { ...empty, loading: true };
    const { data, errors } = result;
    return errors ? { ...empty, error: new CombinedGraphQLErrors(result) } : { ...empty, data };
  };
}

/** Whether the server refused the request as invalid. */
function isRefusal(errors: NonNullable<FormattedExecutionResult["errors"]>): boolean {
  return errors.every(({ extensions }) => extensions?.code === "BAD_USER_INPUT");
}
