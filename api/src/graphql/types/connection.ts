import { COUNTED_EXACTLY } from "@shop/shared/lists";
import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Where a page begins and ends, and whether there are more." })
export class PageInfo {
  @Field(() => Boolean, { description: "Whether there is a next page." })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "Pass it as `after` to get the next page. Null if the page is empty; with `updatedSince` it is always given, and what changes later comes after it.",
  })
  endCursor!: string | null;

  @Field(() => Boolean, { description: "Whether there is a previous page." })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "Pass it as `before`, if the list has that argument, to get the previous page. Null if the page is empty.",
  })
  startCursor!: string | null;
}

/** What the Relay connection type of `Node` extends. */
export function connectionOf<Node extends object>(node: new () => Node) {
  @ObjectType()
  abstract class ConnectionType {
    @Field(() => [node], { description: "The page's entries, in the order of the list." })
    nodes!: Node[];

    @Field(() => PageInfo, { description: "The page's position in the list." })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      description: `The total on all pages: exact up to ${COUNTED_EXACTLY.toLocaleString("en-US")}, an estimate above.`,
    })
    totalCount!: Promise<number>;
  }
  return ConnectionType;
}
