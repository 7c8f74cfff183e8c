import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import { Field, Int, ObjectType } from "type-graphql";
import { Nullable } from "../../nullable";

@ObjectType({
  description: "The position of a page in its list, and whether there are further pages.",
  simpleResolvers: true,
})
export class PageInfo {
  @Field(() => Boolean, { description: "Whether there is a next page." })
  hasNextPage!: boolean;

  @Nullable(
    () => String,
    "Pass it as `after` to get the next page. Null if the page is empty; with `updatedSince` it is never null, and later changes come after it.",
  )
  endCursor!: string | null;

  @Field(() => Boolean, { description: "Whether there is a previous page." })
  hasPreviousPage!: boolean;

  @Nullable(
    () => String,
    "Pass it as `before`, if the list has that argument, to get the previous page. Null if the page is empty.",
  )
  startCursor!: string | null;
}

type NodeClass<Node extends object> = new () => Node;

/** An entry of a list with its cursor. */
interface Edge<Node extends object> {
  cursor: string;
  node: Node;
}

const edgeTypes = new Map<NodeClass<object>, NodeClass<Edge<object>>>();

/** The edge type of `Node`, shared by all its connections. */
function edgeOf<Node extends object>(node: NodeClass<Node>): NodeClass<Edge<Node>> {
  @ObjectType(`${node.name}Edge`, { description: "An entry of a list with its position." })
  class EdgeType {
    @Field(() => String, { description: "Pass it as `after` to continue after this entry." })
    cursor!: string;

    @Field(() => node, { description: "The entry." })
    node!: Node;
  }
  return EdgeType;
}

/** The base class of the Relay connection type of `Node`. */
export function connectionOf<Node extends object>(node: NodeClass<Node>) {
  const edge = edgeTypes.get(node) ?? edgeOf(node);
  edgeTypes.set(node, edge);

  @ObjectType()
  abstract class ConnectionType {
    @Field(() => [node], { description: "The page's entries, in the order of the list." })
    nodes!: Node[];

    @Field(() => [edge], { description: "The nodes, each with its cursor." })
    edges!: Edge<Node>[];

    @Field(() => PageInfo, { description: "The page's position in the list." })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      description: `The total on all pages: exact up to ${MAX_EXACT_COUNT.toLocaleString("en-US")}; one more stands for any larger number.`,
    })
    totalCount!: Promise<number>;
  }
  return ConnectionType;
}
