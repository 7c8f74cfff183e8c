import { requireViewer, type RequestContext, type Viewer } from "./context";
import { Forbidden, MissingScope, Unauthenticated } from "../errors";
import type { Program } from "./program";
import { Role } from "./role";
import { Scope } from "./scope";
import type { VerifiedEmailUse } from "./policy";

const VERIFY_FIRST: Record<VerifiedEmailUse, string> = {
  admins: "Verify your email first: until then your account has no admin rights.",
  orders: "Verify your email first: only customers with a verified email can order.",
  reviews: "Verify your email first: only customers with a verified email can review the shop.",
};

/**
 * The requirement of a field or a route: a user's role and a program's scope. Without a scope it is closed to programs. Staff with the
 * scope may do what otherwise requires an admin.
 */
export interface Requirement {
  role: Role;
  scope?: Scope | undefined;
}

/** The requirement of a field open to all users: a program's scope, and that of staff for another person's data. */
export interface ProgramRequirement {
  role: null;
  scope: Scope;
}

/**
 * Authorizes the viewer of this request by role, or its program by scope; throws Unauthenticated, Forbidden or MissingScope. Used
 * by the schema's `@auth` and by REST routes; services check ownership. `ownerId` is the user whose data is read. Returns a promise only
 * if the viewer has to be loaded, because fields of many rows are guarded.
 */
export function authorize(
  ctx: RequestContext,
  { role, scope }: Requirement | ProgramRequirement,
  ownerId?: string,
): Promise<void> | undefined {
  if (ctx.program) return void authorizeProgram(ctx.program, scope);
  if (role === null) return void authorizeStaff(ctx.viewer, scope, ownerId);
  if (!ctx.viewer) return authorizeLater(ctx, { role, scope });
  return void authorizeViewer(ctx.viewer, { role, scope });
}

async function authorizeLater(ctx: RequestContext, required: Requirement): Promise<void> {
  ctx.viewer ??= await ctx.authenticate();
  if (!ctx.viewer) throw new Unauthenticated();
  authorizeViewer(ctx.viewer, required);
}

function authorizeViewer(viewer: Viewer, { role, scope }: Requirement): void {
  if (role === Role.CUSTOMER || viewer.role === Role.ADMIN) return;
  const isAllowed =
    role === Role.STAFF ? viewer.role === Role.STAFF : scope && viewer.permissions.includes(scope);
  if (!isAllowed) throw new Forbidden(viewer.adminUnverified ? VERIFY_FIRST.admins : undefined);
}

/** Staff may read a field of their own data, and with the scope of anyone's. */
function authorizeStaff(viewer: Viewer | null, scope: Scope, ownerId: string | undefined): void {
  if (viewer?.role === Role.STAFF && viewer.id !== ownerId && !viewer.permissions.includes(scope))
    throw new Forbidden();
}

function authorizeProgram({ scopes }: Program, scope: Scope | undefined): void {
  if (scope === undefined) throw new Forbidden(CLOSED_TO_KEYS);
  if (!scopes.includes(scope)) throw new MissingScope(scope);
}

const CLOSED_TO_KEYS = "API keys can't do this.";

/** Throws MissingScope if a program lacks a scope that only some calls of a field or route require. */
export function requireScope({ program }: RequestContext, scope: Scope): void {
  if (program) authorizeProgram(program, scope);
}

/** Throws Forbidden if a person or program has lost the scope since the request began: for each step of long work. */
export async function requireStill(ctx: RequestContext, scope: Scope): Promise<void> {
  if (!(await ctx.currentScopes(ctx.db)).includes(scope)) throw new Forbidden();
}

/** Throws Forbidden for programs, in fields and routes reserved for people. */
export function refusePrograms({ program }: RequestContext): void {
  if (program) throw new Forbidden(CLOSED_TO_KEYS);
}

/** Whether a public list also includes the entries reserved for admins: for people and programs with the scope. */
export async function seesAdminView(ctx: RequestContext, scope: Scope): Promise<boolean> {
  if (ctx.program) return ctx.program.scopes.includes(scope);
  return !ctx.isVisitor && ((await ctx.authenticate())?.permissions.includes(scope) ?? false);
}

/** Throws Forbidden if the shop requires a verified email for this use and the viewer has none (D-24). */
export function requireVerifiedEmail(ctx: RequestContext, use: "orders" | "reviews"): void {
  const { emailVerified } = requireViewer(ctx);
  if (ctx.policy.verifiedEmail.has(use) && !emailVerified) throw new Forbidden(VERIFY_FIRST[use]);
}

/**
 * The role that decides a user's rights: an admin or a member of staff with an unverified email is a customer if the shop requires
 * verification (D-24).
 */
export function effectiveRole(
  { policy }: Pick<RequestContext, "policy">,
  { role, emailVerified }: Pick<Viewer, "role" | "emailVerified">,
): Role {
  return policy.verifiedEmail.has("admins") && !emailVerified ? Role.CUSTOMER : role;
}

/** The permissions of a user with this effective role: all of an admin, those granted of staff, none of a customer. */
export function permissionsOf(role: Role, granted: readonly Scope[]): readonly Scope[] {
  if (role === Role.ADMIN) return ALL;
  return role === Role.STAFF ? granted : [];
}

const ALL = Object.values(Scope);
