import type { RequestContext, Viewer } from "./context";
import { Role } from "./role";

/** What a user may do: an admin who must verify their email first has a customer's rights until then (D-24). */
export function effectiveRole(
  { policy }: Pick<RequestContext, "policy">,
  { role, emailVerified }: Pick<Viewer, "role" | "emailVerified">,
): Role {
  return policy.verifiedEmail.has("admins") && !emailVerified ? Role.CUSTOMER : role;
}
