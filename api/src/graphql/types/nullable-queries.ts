import { getDirective } from "@graphql-tools/utils";
import {
  extendSchema,
  isNonNullType,
  Kind,
  parse,
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  type GraphQLNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql";

/** The directive of https://specs.apollo.dev/nullability/v0.4, which Relay, Apollo and GraphQL Code Generator understand. */
const declaration = parse(`
  """
  Null only with an error for this field: a client that rejects responses with errors can treat it as non-null.
  """
  directive @semanticNonNull(
    """The affected list levels; 0 is the field itself."""
    levels: [Int!]! = [0]
  ) on FIELD_DEFINITION
`);

const MARK: ConstDirectiveNode = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: "semanticNonNull" },
};

/**
 * Makes each field of Query guarded by `@auth` nullable, so that its refusal doesn't discard the rest of the response (D-32).
 * Fields for which a refusal is the only cause of null are marked with `@semanticNonNull`.
 */
export function nullableQueries(built: GraphQLSchema): GraphQLSchema {
  const schema = extendSchema(built, declaration);
  for (const field of Object.values((schema.getQueryType() as GraphQLObjectType).getFields())) {
    if (!getDirective(schema, field, "auth") || !isNonNullType(field.type)) continue;
    const node = field.astNode as FieldDefinitionNode;
    field.type = field.type.ofType as GraphQLNullableType & GraphQLOutputType;
    field.astNode = { ...node, directives: [...(node.directives ?? []), MARK] };
  }
  return schema;
}
