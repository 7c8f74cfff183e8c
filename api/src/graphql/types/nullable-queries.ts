import { getDirective } from "@graphql-tools/utils";
import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  isNonNullType,
  Kind,
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  type GraphQLNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from "graphql";

const NAME = "semanticNonNull";

const MARK: ConstDirectiveNode = { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: NAME } };

/** The directive of https://specs.apollo.dev/nullability/v0.4, which Relay, Apollo and GraphQL Code Generator understand. */
const declaration = new GraphQLDirective({
  name: NAME,
  description:
    "Null only with an error for this field: a client that rejects responses with errors can treat it as non-null.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))),
      defaultValue: [0],
      description: "The affected list levels; 0 is the field itself.",
    },
  },
});

/**
 * Makes each field of Query guarded by `@auth` nullable, so that its refusal doesn't discard the rest of the response (D-32).
 * Fields for which a refusal is the only cause of null are marked with `@semanticNonNull`.
 */
export function nullableQueries(built: GraphQLSchema): GraphQLSchema {
  const config = built.toConfig();
  const schema = new GraphQLSchema({ ...config, directives: [...config.directives, declaration] });
  for (const field of Object.values((schema.getQueryType() as GraphQLObjectType).getFields())) {
    if (!getDirective(schema, field, "auth") || !isNonNullType(field.type)) continue;
    const node = field.astNode as FieldDefinitionNode;
    field.type = field.type.ofType as GraphQLNullableType & GraphQLOutputType;
    field.astNode = { ...node, directives: [...(node.directives ?? []), MARK] };
  }
  return schema;
}
