import type { RequestContext } from "./context";
import { Role } from "./role";
import type { User } from "../modules/users/user.entity";

/** What a user may do: an admin who must verify their e-mail first has a customer's rights until then (D-24). */
export function effectiveRole(
  { policy }: Pick<RequestContext, "policy">,
  { role, emailVerified }: Pick<User, "role" | "emailVerified">,
): Role {
  return policy.verifiedEmail.has("admins") && !emailVerified ? Role.CUSTOMER : role;
}
