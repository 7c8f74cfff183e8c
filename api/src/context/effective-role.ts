import type { RequestContext, Viewer } from "./context";
import { Role } from "./role";

/**
 * The role that decides a user's rights: an admin with an unverified email is a customer if the shop requires
 * verification (D-24).
 */
export function effectiveRole(
  { policy }: Pick<RequestContext, "policy">,
  { role, emailVerified }: Pick<Viewer, "role" | "emailVerified">,
): Role {
  return policy.verifiedEmail.has("admins") && !emailVerified ? Role.CUSTOMER : role;
}
