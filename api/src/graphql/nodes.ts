import {
  extendSchema,
  getNamedType,
  getNullableType,
  isObjectType,
  parse,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import type { RequestContext } from "../context/context";
import { Forbidden, NotFound, Unauthenticated } from "../errors";

type Field = GraphQLField<unknown, RequestContext>;
type Resolve = GraphQLFieldResolver<unknown, RequestContext>;

/** A type with a field of Query that finds it by its id, with that field's own guard. */
interface NodeType {
  name: string;
  /** The field's argument. */
  argument: string;
  find: Resolve;
}

/**
 * Adds Relay's `Node` and `node(id:)`. A type is a Node if Query has a field with its name that takes only an `id`, or a `path` that may be
 * an id. `node` calls these fields one after the other, so that it exposes no more than they do. Ids are UUIDs, which are unique across
 * types.
 */
export function addNodes(built: GraphQLSchema): GraphQLSchema {
  const found = Object.values((built.getQueryType() as GraphQLObjectType).getFields()).filter(findsById);
  const names = found.map(({ type }) => getNamedType(type).name);
  const schema = extendSchema(built, parse(declarationFor(names)));
  const fields = (schema.getQueryType() as GraphQLObjectType).getFields();
  const nodeTypes = found.map(({ name, type, args: [argument] }): NodeType => ({
    name: getNamedType(type).name,
    argument: argument?.name ?? "id",
    find: fields[name]?.resolve as Resolve,
  }));
  const typeOf = new WeakMap<object, string>();
  (schema.getType("Node") as GraphQLInterfaceType).resolveType = (node: object) => typeOf.get(node);
  (fields.node as Field).resolve = async (...call) => {
    const result = await findNode(nodeTypes, call);
    if (result) typeOf.set(result.node, result.name);
    return result?.node ?? null;
  };
  return schema;
}

/** Whether a field of Query has the name of its type, and takes only an `id` or a `path`. */
function findsById({ name, type, args }: Field): boolean {
  const isOne = isObjectType(getNullableType(type));
  const isByIdAlone = args.length === 1 && ["id", "path"].includes(args[0]?.name ?? "");
  return isOne && isByIdAlone && getNamedType(type).name.toLowerCase() === name.toLowerCase();
}

/** The first node that the caller may read; throws Unauthenticated if there is none and a signed-in user may see one. */
async function findNode(types: readonly NodeType[], [root, { id }, ...call]: Parameters<Resolve>) {
  let unauthenticated: unknown;
  for (const { name, argument, find } of types) {
    try {
      const node = (await find(root, { [argument]: id as string }, ...call)) as object | null;
      if (node) return { name, node };
    } catch (error) {
      if (error instanceof Unauthenticated) unauthenticated ??= error;
      else if (!(error instanceof Forbidden || error instanceof NotFound)) throw error;
    }
  }
  if (unauthenticated) throw unauthenticated as Error;
  return undefined;
}

const declarationFor = (names: readonly string[]) => `
  "What has an \`id\` by which \`node\` finds it again."
  interface Node {
    "Unique among all nodes."
    id: ID!
  }
  ${names.map((name) => `extend type ${name} implements Node`).join("\n")}
  extend type Query {
    """
    Finds a ${names.join(", a ")} by its \`id\`, for whom the field of that name finds it; null if there is none.
    """
    node(
      "The \`id\`."
      id: ID!
    ): Node
  }
`;
