import { isIntrospectionType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from "graphql";

/** The object types of a schema, without the introspection types, which all schemas share. */
export function objectTypesOf(schema: GraphQLSchema): GraphQLObjectType[] {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  return types.filter((type) => !isIntrospectionType(type));
}
