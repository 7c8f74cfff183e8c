import { pageSizes } from "@shop/shared/lists";
import { GraphQLDateTime } from "graphql-scalars";
import { ArgsType, Field } from "type-graphql";
import { searchArgs } from "../../graphql/types/page-args";
import { AuditAction } from "./audit-action.enum";

/** The filters of the audit log. */
@ArgsType()
export class AuditEntriesArgs extends searchArgs(
  pageSizes.admin,
  "Searches the admin, the target and the details.",
) {
  @Field(() => AuditAction, { nullable: true, description: "Only entries with this action." })
  action?: AuditAction;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "Only actions at this time or later.",
  })
  doneFrom?: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "Only actions before this time.",
  })
  doneTo?: Date;
}
