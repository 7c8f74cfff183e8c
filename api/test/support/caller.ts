import type { InjectOptions } from "fastify";
import type { TestShop } from "./shop";

/** An error of a GraphQL response. */
export interface Refusal {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; errors?: { field: string; message: string }[] };
}

/** A GraphQL response with its HTTP status. */
export interface GraphQLAnswer<Data> {
  status: number;
  data: Data | null;
  errors: Refusal[];
}

/** A REST response; a JSON body is parsed. */
export interface RestAnswer<Body> {
  status: number;
  headers: Record<string, string | undefined>;
  body: Body;
  text: string;
}

type Method = "GET" | "POST" | "PUT" | "DELETE" | "OPTIONS" | "HEAD" | "PATCH";

/** Calls the shop over GraphQL and REST, with or without a token. */
export class Caller {
  constructor(
    private readonly shop: Pick<TestShop, "app">,
    readonly token?: string,
  ) {}

  /** Executes an operation; returns the complete response, including errors. */
  async graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<GraphQLAnswer<Data>> {
    const { status, body } = await this.post<GraphQLAnswer<Data>>("/graphql", { query, variables });
    return { status, data: body.data ?? null, errors: body.errors ?? [] };
  }

  /** Executes an operation; returns its data, or throws if it is refused. */
  async ask<Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<Data> {
    const { data, errors } = await this.graphql<Data>(query, variables);
    if (errors.length > 0 || data === null) throw new Error(`refused: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Executes an operation; returns the code of the first error, or undefined on success. */
  async refusal(query: string, variables?: Record<string, unknown>): Promise<string | undefined> {
    return (await this.graphql(query, variables)).errors[0]?.extensions.code;
  }

  get<Body = unknown>(path: string, headers: Record<string, string> = {}) {
    return this.call<Body>("GET", path, { headers });
  }

  post<Body = unknown>(path: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.call<Body>("POST", path, { body, headers });
  }

  put<Body = unknown>(path: string, body?: unknown) {
    return this.call<Body>("PUT", path, { body });
  }

  delete<Body = unknown>(path: string) {
    return this.call<Body>("DELETE", path);
  }

  /** Sends an HTTP request. An object is sent as JSON, a text or bytes unchanged. */
  async call<Body = unknown>(
    method: Method,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<RestAnswer<Body>> {
    const request: InjectOptions = { method, url: path, headers: { ...this.authorization, ...headers } };
    if (body !== undefined) {
      request.payload = typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);
      request.headers = { "content-type": "application/json", ...request.headers };
    }
    const answer = await this.shop.app.inject(request);
    return {
      status: answer.statusCode,
      headers: answer.headers as RestAnswer<Body>["headers"],
      body: parse(answer.body) as Body,
      text: answer.body,
    };
  }

  private get authorization(): Record<string, string> {
    return this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
