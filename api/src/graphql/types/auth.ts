import { Directive } from "type-graphql";
import { Role } from "../../context/role";

/** Marks a field or a type for signed-in users, or for admins alone. */
export function Auth(requires: Role = Role.CUSTOMER) {
  return Directive(requires === Role.CUSTOMER ? "@auth" : `@auth(requires: ${requires})`);
}
