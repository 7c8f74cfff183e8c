import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { RequestContext } from "../context/context";
import type { Requirement } from "../context/authorize";
import { Role } from "../context/role";
import type { Pieces } from "../http/load/long-answers";
import type { Scope } from "../context/scope";
import type { groups } from "./openapi/info";

/** The access to a route: for anyone, the bearer of a Firebase ID token, a signed-in user, or an admin. */
export const anyone = "anyone";
export const idTokenBearer = "idTokenBearer";
export const signedIn: Requirement = { role: Role.CUSTOMER };
export const admin: Requirement = { role: Role.ADMIN };
export type Access = typeof anyone | typeof idTokenBearer | Requirement;

/** A signed-in user, or a program with the scope. */
export const signedInOr = (scope: Scope): Requirement => ({ ...signedIn, scope });
/** An admin, or a program with the scope. */
export const adminOr = (scope: Scope): Requirement => ({ ...admin, scope });

/** The role that a route requires of a user; undefined if it requires none. */
export const roleOf = (access: Access): Role | undefined =>
  typeof access === "string" ? undefined : access.role;
/** The scope that a route requires of a program; undefined if it is public, or closed to programs. */
export const scopeOf = (access: Access): Scope | undefined =>
  typeof access === "string" ? undefined : access.scope;

/** The removal of a call: since when it is deprecated, the earliest date of its removal, and the alternative. */
export interface Deprecation {
  since: Date;
  until: Date;
  instead: string;
}

/** The headers in every answer of a deprecated call, for programs (RFC 9745, RFC 8594). */
export const deprecationHeaders = ({ since, until }: Deprecation) => ({
  deprecation: `@${Math.floor(since.getTime() / 1_000)}`,
  sunset: until.toUTCString(),
});

/** The deprecation in OpenAPI, for people and generators. */
export const deprecatedOperation = ({ until, instead }: Deprecation, details = "") => ({
  deprecated: true,
  description: `${details} Deprecated; gone from ${until.toISOString().slice(0, 10)} on. ${instead}`.trim(),
});

/** The arguments of a route's handler, in addition to the context. Path and headers are unvalidated input. */
export interface Call<Body = unknown, Query = unknown> {
  params: Record<string, string>;
  /** Parsed by the contract's schema, like the body. */
  query: Query;
  body: Body;
  /** The content of an upload, as it arrives: nothing is read before the handler reads it. */
  upload: AsyncIterable<Buffer>;
  headers: FastifyRequest["headers"];
  /** Sets headers of the answer. */
  reply: { header(name: string, value: string): unknown };
}

/** A file in a request or an answer, without JSON around it. Answers are streamed. */
export interface FileFormat {
  media: string;
  /** A description of its content. */
  description: string;
  /** The beginning of an example, for text files. */
  example?: string;
}

/** An uploaded file. Its handler decides how to store it: a spreadsheet goes to disk, an image is collected in memory. */
export interface Upload extends FileFormat {
  /** An example of its name. */
  file: string;
  /** Its name in refusals. */
  field: string;
  maxBytes: number;
  /** Media types accepted in addition to its own, if only the content shows its format. */
  accepts?: RegExp;
}

/**
 * The contract of a route. One set of schemas parses the requests, types the answers, and is published as OpenAPI, so
 * that the documentation matches the behaviour.
 */
export interface Contract<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
> {
  /** The operation's name, for generated clients. */
  name: string;
  group: Exclude<keyof typeof groups, "Webhooks">;
  summary: string;
  /** Details in addition to the summary. */
  details?: string;
  /** Descriptions of the path's parameters. */
  params?: Record<string, string>;
  body?: Body;
  /** The uploaded file, instead of a body of JSON. */
  upload?: Upload;
  query?: Query;
  /** The body of the answer 200; a list may be returned as pieces of its JSON. */
  answer: Answer;
  /** The file in the answer, instead of JSON. */
  download?: FileFormat;
  /** The cost of a call in points of the `api` limit; 20 by default. */
  cost?: number;
  /** Statuses of this route's refusals in addition to 400 to 403, with the conditions. */
  refusals?: Partial<Record<404 | 409 | 413 | 415 | 422 | 429, string>>;
  /**
   * A repeat with the same Idempotency-Key has no further effect: the order has its key, or the answer is stored with it.
   */
  idempotent?: "order" | "answer";
  /** A call that will be removed; its answers and OpenAPI announce it. */
  deprecated?: Deprecation;
}

/** One documented path (spec §7): its access, its contract, and its handler. */
export interface Route {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  access: Access;
  contract: Contract;
  /** Returns the answer, or pieces of text if it may be too large to hold in memory. */
  handle: (ctx: RequestContext, call: Call<never, never>) => Promise<unknown>;
}

const route =
  (method: Route["method"]) =>
  <Body extends z.ZodType, Query extends z.ZodObject, Answer extends z.ZodType>(
    path: string,
    access: Access,
    contract: Contract<Body, Query, Answer>,
    handle: (
      ctx: RequestContext,
      call: Call<z.infer<Body>, z.infer<Query>>,
    ) => Promise<z.infer<Answer> | Pieces>,
  ): Route => ({ method, path, access, contract, handle });

export const get = route("GET");
export const post = route("POST");
export const put = route("PUT");
export const del = route("DELETE");
