import type { EntityManager } from "typeorm";
import { withConnection } from "./operation-manager";
import { Unauthenticated } from "../errors";
import type { Loaders } from "./loaders";
import type { CallerLimits } from "./caller-limits";
import type { IdentityProviders } from "./identity";
import type { ImageStore } from "./image-store";
import type { PaymentGateway } from "./payment-gateway";
import type { Role } from "./role";
import type { ShopPolicy } from "./policy";

/** The signed-in user who sends the request, as read from the database at this request (D-08). */
export interface Viewer {
  id: string;
  email: string;
  name: string | null;
  /** Whether Firebase had verified the email at the last sign-in. */
  emailVerified: boolean;
  /** The role that counts at this request: an admin who must verify their email first is a customer until then (D-24). */
  role: Role;
  /** True for an admin who is treated as a customer until their email is verified. */
  adminUnverified: boolean;
}

/** The first argument of every service function: the database, the viewer, and this request's loaders. */
export interface RequestContext {
  /** The database, or the running transaction. */
  readonly db: EntityManager;
  /** Loads the viewer, once per request; null without a valid token. */
  readonly authenticate: () => Promise<Viewer | null>;
  /** Set by `authorize`; services read it through `requireViewer`. */
  viewer: Viewer | null;
  readonly loaders: Loaders;
  readonly identity: IdentityProviders;
  readonly images: ImageStore;
  /** Null where the shop takes no payments (D-19). */
  readonly payments: PaymentGateway | null;
  readonly policy: ShopPolicy;
  /** The scheme, host and port under which the caller reaches the shop; a job knows the public ones alone. */
  readonly origin: string;
  /** The caller's rate limits. */
  readonly limits: CallerLimits;
}

/** Runs `work` in a transaction, with a context that is bound to it. An error of `work` rolls everything back. */
export function inTransaction<T>(ctx: RequestContext, work: (tx: RequestContext) => Promise<T>): Promise<T> {
  if (ctx.db.queryRunner?.isTransactionActive) return work(ctx);
  return withConnection(ctx.db, () => ctx.db.transaction((db) => work({ ...ctx, db })));
}

/** The viewer that a guard has allowed; throws Unauthenticated if there is none. */
export function requireViewer(ctx: RequestContext): Viewer {
  if (!ctx.viewer) throw new Unauthenticated();
  return ctx.viewer;
}
