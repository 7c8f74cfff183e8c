import { COUNTED_EXACTLY } from "@shop/shared/lists";
import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Where a page begins and ends, and whether more stand on either side." })
export class PageInfo {
  @Field(() => Boolean, { description: "Whether more follow this page." })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Give it as `after` to get the next page. Null where the page is empty.",
  })
  endCursor!: string | null;

  @Field(() => Boolean, { description: "Whether more stand before this page." })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "Give it as `before`, where a list takes that, to get the page before. Null where the page is empty.",
  })
  startCursor!: string | null;
}

/** What the Relay connection type of `Node` extends. */
export function connectionOf<Node extends object>(node: new () => Node) {
  @ObjectType()
  abstract class ConnectionType {
    @Field(() => [node], { description: "What this page holds, in the order of the list." })
    nodes!: Node[];

    @Field(() => PageInfo, { description: "Where this page begins and ends." })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      description: `How many there are on all pages: exact up to ${COUNTED_EXACTLY.toLocaleString("en-US")}, an estimate beyond.`,
    })
    totalCount!: Promise<number>;
  }
  return ConnectionType;
}
