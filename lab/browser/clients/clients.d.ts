// The types of the clients that the spec uses. Only `npm run lab -- clients` installs the packages, so the check can't read their types.

declare module "@urql/core" {
  interface Answer {
    data?: unknown;
    error?: { message: string };
  }
  type Sent = { toPromise(): Promise<Answer> };
  export const fetchExchange: unknown;
  export class Client {
    constructor(options: { url: string; exchanges: unknown[]; fetch: typeof fetch });
    query(text: string, variables: object): Sent;
    mutation(text: string, variables: object): Sent;
  }
}

declare module "graphql-request" {
  export class GraphQLClient {
    constructor(
      url: string,
      options: {
        method: "GET" | "POST";
        fetch: typeof fetch;
        jsonSerializer: Pick<JSON, "parse" | "stringify">;
        errorPolicy: "all";
      },
    );
    rawRequest(text: string, variables?: object): Promise<{ data: unknown; errors?: { message: string }[] }>;
  }
}
