import {
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from "graphql";
import type { Role } from "../../context/role";

/** The role that a field of a type requires; undefined if it is open. */
export type RequiredBy = (field: object, parent: GraphQLNamedType) => Role | undefined;

/** The roles that a selected field and everything below it require, including fragments and every member of a union. */
export function selectedRoles(info: GraphQLResolveInfo, requiredBy: RequiredBy): Set<Role> {
  const roles = new Set<Role>();
  const entered = new Set<string>();

  function collect(node: ASTNode, type?: GraphQLOutputType): void {
    const types = new TypeInfo(info.schema, type);
    const visitor = {
      Field() {
        const [field, parent] = [types.getFieldDef(), types.getParentType()];
        const role = field && parent && requiredBy(field, parent);
        if (role) roles.add(role);
      },
      FragmentSpread({ name: { value } }: { name: { value: string } }) {
        const fragment = info.fragments[value];
        if (!fragment || entered.has(value)) return;
        entered.add(value);
        collect(fragment);
      },
    };
    visit(node, visitWithTypeInfo(types, visitor));
  }

  for (const node of info.fieldNodes) collect(node, info.parentType);
  return roles;
}
