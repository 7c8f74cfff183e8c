import {
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLCompositeType,
  type GraphQLResolveInfo,
} from "graphql";

/** A selected field of a type. */
interface SelectedField {
  field: GraphQLField<unknown, unknown>;
  parent: GraphQLCompositeType;
}

/** The resolved field and every field selected below it, including fragments and every member of a union. */
export function selectedFields(info: GraphQLResolveInfo): SelectedField[] {
  const found: SelectedField[] = [];
  const entered = new Set<string>();

  function collect(node: ASTNode, type?: GraphQLOutputType): void {
    const types = new TypeInfo(info.schema, type);
    const visitor = {
      Field() {
        const [field, parent] = [types.getFieldDef(), types.getParentType()];
        if (field && parent) found.push({ field, parent });
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
  return found;
}

/** Computes a value once for each parsed field; each time for a field merged from several places of its operation. */
export function oncePerField<Value>(
  compute: (info: GraphQLResolveInfo) => Value,
): (info: GraphQLResolveInfo) => Value {
  const known = new WeakMap<FieldNode, { value: Value }>();
  return (info) => {
    const [node, ...merged] = info.fieldNodes as [FieldNode, ...FieldNode[]];
    if (merged.length > 0) return compute(info);
    const { value } = known.get(node) ?? { value: compute(info) };
    known.set(node, { value });
    return value;
  };
}
