import { getDirective } from "@graphql-tools/utils";
import { defaultFieldResolver, extendSchema, parse, type GraphQLSchema } from "graphql";
import { authorize, type ProgramRequirement, type Requirement } from "../context/authorize";
import type { RequestContext } from "../context/context";
import { Role } from "../context/role";
import type { Scope } from "../context/scope";
import { objectTypesOf } from "./types/object-types";
import { oncePerField, selectedFields } from "./types/selected-fields";

/** The requirement of a field. */
type FieldRequirement = Requirement | ProgramRequirement;

const declarations = parse(`
  """
  Requires a signed-in user or an admin, or an API key with the scope. Enforced by the schema, not by each resolver.
  """
  directive @auth(
    """The minimum role of a user."""
    requires: Role! = CUSTOMER
    """The scope required of an API key. Without one the field is closed to API keys."""
    scope: Scope
  ) on FIELD_DEFINITION | OBJECT

  """
  An API key can read this only with the scope, whichever field returns it. Users need no further role.
  """
  directive @scope("""The scope.""" requires: Scope!) on FIELD_DEFINITION
`);

/**
 * Declares `@auth` and `@scope`, and calls `authorize` before every field with one of them, on the field or on its type. A mutation
 * also checks the requirements of its whole selection first, so that a refused mutation has changed nothing (ADR-0006).
 */
export function enforceAuth(built: GraphQLSchema): GraphQLSchema {
  const schema = extendSchema(built, declarations);
  const requiredOf = (field: object, parent: object) =>
    requiredBy(schema, field) ?? requiredBy(schema, parent);
  const requirementsOf = oncePerField((info) => {
    const required = selectedFields(info).flatMap(({ field, parent }) => requiredOf(field, parent) ?? []);
    return [...new Map(required.map((each) => [`${each.role} ${each.scope}`, each])).values()];
  });
  for (const type of objectTypesOf(schema)) {
    const changesThings = type === schema.getMutationType();
    for (const field of Object.values(type.getFields())) {
      const required = requiredOf(field, type);
      if (!required && !changesThings) continue;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = changesThings
        ? async (source, args, ctx: RequestContext, info) => {
            // a customer's mutation returns the viewer's own data
            const isOwn = required?.role === Role.CUSTOMER;
            for (const each of requirementsOf(info))
              await authorize(ctx, each, isOwn ? ctx.viewer?.id : undefined);
            return resolve(source, args, ctx, info);
          }
        : (source, args, ctx: RequestContext, info) => {
            const proceed = () => resolve(source, args, ctx, info);
            const { userId } = (source ?? {}) as { userId?: string };
            const later = authorize(ctx, required as FieldRequirement, userId);
            return later ? later.then(proceed) : proceed();
          };
    }
  }
  return schema;
}

function requiredBy(
  schema: GraphQLSchema,
  node: Parameters<typeof getDirective>[1],
): FieldRequirement | undefined {
  const [scoped] = getDirective(schema, node, "scope") ?? [];
  if (scoped) return { role: null, scope: (scoped as { requires: Scope }).requires };
  const [marked] = getDirective(schema, node, "auth") ?? [];
  if (!marked) return undefined;
  const { requires = Role.CUSTOMER, scope } = marked as { requires?: Role; scope?: Scope };
  return { role: requires, scope };
}
