import { pageSizes } from "@shop/shared/lists";
import { GraphQLDateTime } from "graphql-scalars";
import { Args, ArgsType, Ctx, Field, ObjectType, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { connectionOf } from "../../graphql/types/connection";
import type { Connection } from "../../data/lists/page";
import { twoWayPageArgs } from "../../graphql/types/page-args";
import { Role } from "../../context/role";
import { AuditAction } from "./audit-action.enum";
import { AuditEntry } from "./audit-entry.entity";
import { listAuditEntries } from "./list-audit-entries";

@ObjectType({ description: "A page of the audit log." })
class AuditEntryConnection extends connectionOf(AuditEntry) {}

@ArgsType()
class AuditEntriesArgs extends twoWayPageArgs(pageSizes.admin) {
  @Field(() => String, {
    nullable: true,
    description: "Searches the admin, the target and the details.",
  })
  search?: string;

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

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Auth(Role.ADMIN)
  @Query(() => AuditEntryConnection, {
    description: "The audit log: the admins' actions, latest first. Entries are never changed.",
  })
  auditEntries(
    @Ctx() ctx: RequestContext,
    @Args(() => AuditEntriesArgs) args: AuditEntriesArgs,
  ): Promise<Connection<AuditEntry>> {
    return listAuditEntries(ctx, args);
  }
}
