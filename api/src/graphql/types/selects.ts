import { visit, type ASTNode, type FieldNode, type GraphQLResolveInfo } from "graphql";
import { createParameterDecorator } from "type-graphql";

/**
 * A parameter that tells whether an operation selects any of these fields below the resolved one, so that a resolver
 * reads only requested data. Determined once for each parsed operation.
 */
export function Selects(...fields: string[]): ParameterDecorator {
  const known = new WeakMap<FieldNode, boolean>();
  return createParameterDecorator(({ info }) => {
    const [node, ...merged] = info.fieldNodes as [FieldNode, ...FieldNode[]];
    if (merged.length > 0) return true;
    const found = known.get(node) ?? selectsAny(node, info.fragments, new Set(fields));
    known.set(node, found);
    return found;
  }) as ParameterDecorator;
}

/** Whether a node selects one of these fields, including fragments and aliases. */
function selectsAny(
  node: ASTNode,
  fragments: GraphQLResolveInfo["fragments"],
  wanted: ReadonlySet<string>,
  entered = new Set<string>(),
): boolean {
  let found = false;
  visit(node, {
    Field: ({ name }) => void (found ||= wanted.has(name.value)),
    FragmentSpread({ name: { value } }) {
      const fragment = entered.has(value) ? undefined : fragments[value];
      entered.add(value);
      found ||= fragment !== undefined && selectsAny(fragment, fragments, wanted, entered);
    },
  });
  return found;
}
