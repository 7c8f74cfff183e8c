import { Directive } from "type-graphql";
import { Role } from "../../context/role";
import type { Scope } from "../../context/scope";

/** Marks a field or a type as being for signed-in users, or for admins only; and for programs with the scope, if one is given. */
export function Auth(requires: Role = Role.CUSTOMER, scope?: Scope) {
  const given = [requires !== Role.CUSTOMER && `requires: ${requires}`, scope && `scope: ${scope}`];
  const args = given.filter(Boolean).join(", ");
  return Directive(args ? `@auth(${args})` : "@auth");
}

/** Marks a field as needing this scope of a program, whatever led to it. People need nothing more than what led to it. */
export const ScopeOfPrograms = (scope: Scope) => Directive(`@scope(requires: ${scope})`);
