import type { FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../context";
import { Role } from "../modules/users/role";

/** Who may call a route: anyone, the bearer of a Firebase ID token, a signed-in user, an admin. */
export const anyone = "anyone";
export const idTokenBearer = "idTokenBearer";
export const signedIn = Role.CUSTOMER;
export const admin = Role.ADMIN;
export type Access = typeof anyone | typeof idTokenBearer | Role;

/** What a route's handler is given beside the context. All of it is unchecked input. */
export interface Call {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  headers: FastifyRequest["headers"];
  /** For headers of the answer, and a status other than 200. */
  reply: FastifyReply;
}

/** One documented path (spec §7): who may call it and the service that answers. */
export interface Route {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  access: Access;
  handle: (ctx: RequestContext, call: Call) => Promise<unknown>;
}

const route =
  (method: Route["method"]) =>
  (path: string, access: Access, handle: Route["handle"]): Route => ({ method, path, access, handle });

export const get = route("GET");
export const post = route("POST");
export const put = route("PUT");
export const del = route("DELETE");
