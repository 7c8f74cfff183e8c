import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { RequestContext } from "../context/context";
import type { Requirement } from "../context/authorize";
import { Role } from "../context/role";
import type { Pieces } from "../http/load/long-answers";
import type { Scope } from "../context/scope";
import type { Deprecation } from "./deprecation";
import type { groups } from "./openapi/info";

/** Who may call a route: anyone, the bearer of a Firebase ID token, a signed-in user, an admin. */
export const anyone = "anyone";
export const idTokenBearer = "idTokenBearer";
export const signedIn: Requirement = { role: Role.CUSTOMER };
export const admin: Requirement = { role: Role.ADMIN };
export type Access = typeof anyone | typeof idTokenBearer | Requirement;

/** A signed-in user, or a program with the scope. */
export const signedInOr = (scope: Scope): Requirement => ({ ...signedIn, scope });
/** An admin, or a program with the scope. */
export const adminOr = (scope: Scope): Requirement => ({ ...admin, scope });

/** The role that a route requires of a user; undefined where it requires none. */
export const roleOf = (access: Access): Role | undefined =>
  typeof access === "string" ? undefined : access.role;
/** The scope that a route requires of a program; undefined where it is open, or closed to programs. */
export const scopeOf = (access: Access): Scope | undefined =>
  typeof access === "string" ? undefined : access.scope;

/** What a route's handler is given beside the context. Path and headers are unchecked input. */
export interface Call<Body = unknown, Query = unknown> {
  params: Record<string, string>;
  /** Read by the contract's schema, as the body is. */
  query: Query;
  body: Body;
  /** What is sent to a contract with an `upload`, as it arrives: nothing is read before the handler does. */
  upload: AsyncIterable<Buffer>;
  headers: FastifyRequest["headers"];
  /** For headers of the answer. */
  reply: { header(name: string, value: string): unknown };
}

/** A file that is sent or answered as it is, without JSON around it. Answers are streamed. */
export interface FileFormat {
  media: string;
  /** What it holds. */
  description: string;
  /** How one begins, where it is text. */
  example?: string;
}

/** A file that is sent. Its handler decides what is held: a spreadsheet goes to disk, an image is collected in memory. */
export interface Upload extends FileFormat {
  /** A name that such a file may have. */
  file: string;
  /** What refusals call it. */
  field: string;
  maxBytes: number;
  /** What it may be called besides its media type, where only its content says what it is. */
  accepts?: RegExp;
}

/**
 * What a route promises. The same schemas read what is sent, are held against what is answered, and are published as
 * OpenAPI: what is documented is what happens.
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
  /** What the summary leaves unsaid. */
  details?: string;
  /** What a parameter of the path is. */
  params?: Record<string, string>;
  body?: Body;
  /** The file that is sent, where it is not a body of JSON. */
  upload?: Upload;
  query?: Query;
  /** The body of the answer 200; a list may be given as the pieces of its JSON. */
  answer: Answer;
  /** The file that is answered, where it is not JSON. */
  download?: FileFormat;
  /** What a call costs in points of the `api` limit; 20 by default. */
  cost?: number;
  /** Statuses that this route refuses with, beyond 400 to 403, and when. */
  refusals?: Partial<Record<404 | 409 | 413 | 415 | 422 | 429, string>>;
  /**
   * A repeat with the same Idempotency-Key does nothing more: the order has its key, or the answer is stored with it.
   */
  idempotent?: "order" | "answer";
  /** A call that will be removed; its answers and OpenAPI say so. */
  deprecated?: Deprecation;
}

/** One documented path (spec §7): who may call it, what it promises, and the service that answers. */
export interface Route {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  access: Access;
  contract: Contract;
  /** What to answer; pieces of text where it may be too much to hold. */
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
