import { pageSizes } from "@shop/shared/lists";
import { GraphQLDateTime } from "graphql-scalars";
import { ArgsType } from "type-graphql";
import { searchArgs } from "../../graphql/types/page-args";
import { Nullable } from "../../nullable";
import { AuditAction } from "./audit-action.enum";

/** The filters of the audit log. */
@ArgsType()
export class AuditEntriesArgs extends searchArgs(
  pageSizes.admin,
  "Searches the admin, the target and the details.",
) {
  @Nullable(() => AuditAction, "Only entries with this action.")
  action?: AuditAction;

  @Nullable(() => GraphQLDateTime, "Only actions at this time or later.")
  doneFrom?: Date;

  @Nullable(() => GraphQLDateTime, "Only actions before this time.")
  doneTo?: Date;
}
