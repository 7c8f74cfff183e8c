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
import type { ProgramRequirement, Requirement } from "../../context/authorize";

/** The requirement of a field. */
export type FieldRequirement = Requirement | ProgramRequirement;

/** Returns the requirement of a type's field; undefined if it is open. */
export type RequiredBy = (field: object, parent: GraphQLNamedType) => FieldRequirement | undefined;

const known = new WeakMap<RequiredBy, WeakMap<FieldNode, readonly FieldRequirement[]>>();

/** The requirements of a field and its selection, cached for each parsed operation. */
export function requirementsOf(
  info: GraphQLResolveInfo,
  requiredBy: RequiredBy,
): readonly FieldRequirement[] {
  const [node, ...merged] = info.fieldNodes as [FieldNode, ...FieldNode[]];
  if (merged.length > 0) return selectedRequirements(info, requiredBy);
  const byNode = known.get(requiredBy) ?? new WeakMap<FieldNode, readonly FieldRequirement[]>();
  known.set(requiredBy, byNode);
  const requirements = byNode.get(node) ?? selectedRequirements(info, requiredBy);
  byNode.set(node, requirements);
  return requirements;
}

/** The requirements of a selected field, then of everything below it, including fragments and every member of a union. */
export function selectedRequirements(info: GraphQLResolveInfo, requiredBy: RequiredBy): FieldRequirement[] {
  const found = new Map<string, FieldRequirement>();
  const entered = new Set<string>();

  function collect(node: ASTNode, type?: GraphQLOutputType): void {
    const types = new TypeInfo(info.schema, type);
    const visitor = {
      Field() {
        const [field, parent] = [types.getFieldDef(), types.getParentType()];
        const required = field && parent && requiredBy(field, parent);
        if (required) found.set(`${required.role} ${required.scope}`, required);
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
  return [...found.values()];
}
