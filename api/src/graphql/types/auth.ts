import { Directive } from "type-graphql";
import { Role } from "../../context/role";
import type { Scope } from "../../context/scope";

/** Restricts a field or a type to signed-in users, or to admins; and, with a scope, to programs that have it. */
export function Auth(requires: Role = Role.CUSTOMER, scope?: Scope) {
  const given = [requires !== Role.CUSTOMER && `requires: ${requires}`, scope && `scope: ${scope}`];
  const args = given.filter(Boolean).join(", ");
  return Directive(args ? `@auth(${args})` : "@auth");
}

/** Requires this scope for programs, however they reach the field. Users need only the right to read its parent. */
export const ScopeOfPrograms = (scope: Scope) => Directive(`@scope(requires: ${scope})`);
