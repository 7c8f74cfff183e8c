import { Directive } from "type-graphql";
import { Role } from "../../context/role";

/** Marks a field or a type as being for signed-in users, or for admins only. */
export function Auth(requires: Role = Role.CUSTOMER) {
  return Directive(requires === Role.CUSTOMER ? "@auth" : `@auth(requires: ${requires})`);
}
