import {
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from "graphql";
import type { Role } from "../../context/role";

/** The role that a field of a type requires; undefined if it is open. */
export type RequiredBy = (field: object, parent: GraphQLNamedType) => Role | undefined;

const known = new WeakMap<RequiredBy, WeakMap<FieldNode, ReadonlySet<Role>>>();

/** The roles that a field requires with its selection, found once for each parsed operation. */
export function rolesOf(info: GraphQLResolveInfo, requiredBy: RequiredBy): ReadonlySet<Role> {
  const [node, ...merged] = info.fieldNodes as [FieldNode, ...FieldNode[]];
  if (merged.length > 0) return selectedRoles(info, requiredBy);
  const byNode = known.get(requiredBy) ?? new WeakMap<FieldNode, ReadonlySet<Role>>();
  known.set(requiredBy, byNode);
  const roles = byNode.get(node) ?? selectedRoles(info, requiredBy);
  byNode.set(node, roles);
  return roles;
}

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
