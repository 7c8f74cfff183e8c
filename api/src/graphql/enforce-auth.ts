import { getDirective, MapperKind, mapSchema } from "@graphql-tools/utils";
import {
  defaultFieldResolver,
  DirectiveLocation,
  GraphQLDirective,
  GraphQLNonNull,
  GraphQLSchema,
  type GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLNamedType,
} from "graphql";
import { authorize } from "../context/authorize";
import type { RequestContext } from "../context/context";
import { Role } from "../context/role";
import { rolesOf, type RequiredBy } from "./execution/selected-roles";

/** The directive's declaration, over the schema's own enum of roles. */
function declareAuth(schema: GraphQLSchema): GraphQLDirective {
  return new GraphQLDirective({
    name: "auth",
    description: "Requires a signed-in user, or an admin. Enforced by the schema, not by each resolver.",
    locations: [DirectiveLocation.FIELD_DEFINITION, DirectiveLocation.OBJECT],
    args: {
      requires: {
        type: new GraphQLNonNull(schema.getType("Role") as GraphQLEnumType),
        defaultValue: Role.CUSTOMER,
        description: "The least role required.",
      },
    },
  });
}

type Field = GraphQLFieldConfig<unknown, RequestContext>;

/**
 * Declares `@auth` and calls `authorize` before every field that has it, or whose type has it. A mutation also requires
 * the roles of everything selected below it before it does anything, so that a refused mutation has changed nothing (ADR-0019).
 */
export function enforceAuth(built: GraphQLSchema): GraphQLSchema {
  const config = built.toConfig();
  const schema = new GraphQLSchema({ ...config, directives: [...config.directives, declareAuth(built)] });
  const requiredOf: RequiredBy = (field, parent) => requiredBy(schema, field) ?? requiredBy(schema, parent);
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: Field, _name, typeName) => {
      const required = requiredOf(field, schema.getType(typeName) as GraphQLNamedType);
      const changesThings = schema.getMutationType()?.name === typeName;
      if (!required && !changesThings) return field;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = async (source, args, ctx, info) => {
        for (const role of changesThings ? rolesOf(info, requiredOf) : [required as Role])
          await authorize(ctx, role);
        return resolve(source, args, ctx, info);
      };
      return field;
    },
  });
}

function requiredBy(schema: GraphQLSchema, node: Parameters<typeof getDirective>[1]): Role | undefined {
  const [marked] = getDirective(schema, node, "auth") ?? [];
  return marked && ((marked.requires as Role | undefined) ?? Role.CUSTOMER);
}
