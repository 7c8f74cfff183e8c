/** An example operation; its name is also the title of its tab. */
export interface Example {
  name: string;
  /** A description for the list of examples. */
  description: string;
  query: string;
  variables?: Record<string, unknown>;
}

/** The selection of `pageInfo` in all examples of lists. */
export const pageInfo = `pageInfo {
      hasNextPage
      endCursor
    }`;

/** An example as a GraphiQL tab. */
export function toTab({ query, variables }: Example): { query: string; variables: string } {
  return { query, variables: variables ? JSON.stringify(variables, null, 2) : "" };
}
