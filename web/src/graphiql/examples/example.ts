/** A task, ready to be run. Its operation's name is also the name of its tab. */
export interface Example {
  name: string;
  /** What it does, for the list of examples. */
  description: string;
  query: string;
  variables?: Record<string, unknown>;
}

/** What every list's example asks of a page. */
export const pageInfo = `pageInfo {
      hasNextPage
      endCursor
    }`;

/** An example as a tab of GraphiQL's has it. */
export function toTab({ query, variables }: Example): { query: string; variables: string } {
  return { query, variables: variables ? JSON.stringify(variables, null, 2) : "" };
}
