import type { Storefront } from "@shop/shared/storefront";
import type { EntityManager } from "typeorm";
import { setRequestId, withConnection } from "../data/operation-manager";
import { Unauthenticated } from "../errors";
import type { CallerLimits } from "./caller-limits";
import type { IdentityProviders } from "./identity";
import type { ImageStore } from "./image-store";
import type { PaymentGateway } from "./payment-gateway";
import type { Program } from "./program";
import type { RequestReads } from "./request-reads";
import type { Role } from "./role";
import type { Scope } from "./scope";
import type { ShopPolicy } from "./policy";
import type { WebhookSending } from "./webhook-sending";

/** The signed-in user of a request, as read from the database at this request (D-08). */
export interface Viewer {
  id: string;
  email: string;
  name: string | null;
  /** Whether Firebase had verified the email at the last sign-in. */
  emailVerified: boolean;
  /** The effective role: an admin with an unverified email is a customer if the shop requires verification (D-24). */
  role: Role;
  /** The permissions of staff; all of them for an admin, none for a customer. */
  permissions: readonly Scope[];
  /** True for an admin treated as a customer until their email is verified. */
  adminUnverified: boolean;
  /** The device of the access token; null for tokens issued before devices were recorded. */
  deviceId: string | null;
}

/** The first argument of every service function: the database, the viewer and the shop's dependencies. */
export interface RequestContext {
  /** The database, or the running transaction; a replica in a read-only request. */
  readonly db: EntityManager;
  /** The primary, if `db` is a replica. */
  readonly primary?: EntityManager | undefined;
  /** Whether this request may read from a replica. */
  readonly reads: RequestReads;
  /** Whether the request came without an access token or API key, so that its response doesn't depend on the visitor. */
  readonly isVisitor: boolean;
  /** Loads the viewer, once per request; null without a valid token. */
  readonly authenticate: () => Promise<Viewer | null>;
  /** Reads what the person or program of the request may do at this moment; nothing if they have been blocked or revoked since. */
  readonly currentScopes: (db: EntityManager) => Promise<readonly Scope[]>;
  /** The program of the request's API key, set before the request is handled. */
  program: Program | null;
  /** Set by `authorize`; services read it through `requireViewer`. */
  viewer: Viewer | null;
  readonly identity: IdentityProviders;
  readonly images: ImageStore;
  /** Null if the shop takes no payments (D-19). */
  readonly payments: PaymentGateway | null;
  readonly webhooks: WebhookSending;
  readonly policy: ShopPolicy;
  /** The scheme, host and port by which the caller reaches the shop; in a job, the public ones. */
  readonly origin: string;
  /** The caller's User-Agent header, or null. */
  readonly userAgent: string | null;
  /** The caller's `Idempotency-Key`, unchecked; null without one. */
  readonly idempotencyKey: string | null;
  /** The caller's rate limits. */
  readonly limits: CallerLimits;
  /** The words and pictures of a preview, instead of the published ones. */
  readonly draft?: Storefront | undefined;
  /** The id that the log shows for the request, or for the request that added this job; null for the shop's own work. */
  readonly requestId: string | null;
}

/** Runs `work` in a transaction on the primary, with a context bound to it. An error of `work` rolls everything back. */
export function inTransaction<T>(ctx: RequestContext, work: (tx: RequestContext) => Promise<T>): Promise<T> {
  if (ctx.db.queryRunner?.isTransactionActive) return work(ctx);
  const primary = ctx.primary ?? ctx.db;
  return withConnection(primary, () =>
    primary.transaction((db) => {
      setRequestId(db, ctx.requestId);
      return work({ ...ctx, db, primary: undefined });
    }),
  );
}

/** The authorized viewer; throws Unauthenticated if there is none. */
export function requireViewer(ctx: RequestContext): Viewer {
  if (!ctx.viewer) throw new Unauthenticated();
  return ctx.viewer;
}
