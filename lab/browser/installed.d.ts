// The types that the specs use of packages which only `clients` and `lighthouse` of the lab install.

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

declare module "lighthouse" {
  interface Report {
    categories: Partial<Record<string, { score: number | null }>>;
    audits: Partial<Record<string, { numericValue?: number }>>;
    runtimeError?: { message: string };
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: "error"; output: "json" },
  ): Promise<{ lhr: Report } | undefined>;
}
