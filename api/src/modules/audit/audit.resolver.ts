import { pageSizes } from "@shop/shared/lists";
import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Ctx, ObjectType, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { connectionOf } from "../../graphql/types/connection";
import type { Connection } from "../../data/lists/page";
import { After, Before, First } from "../../graphql/types/page-args";
import { Role } from "../../context/role";
import { AuditAction } from "./audit-action.enum";
import { AuditEntry } from "./audit-entry.entity";
import { listAuditEntries } from "./list-audit-entries";

@ObjectType({ description: "A page of the audit log." })
class AuditEntryConnection extends connectionOf(AuditEntry) {}

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Auth(Role.ADMIN)
  @Query(() => AuditEntryConnection, {
    description: "The audit log: the admins' actions, latest first. Entries are never changed.",
  })
  auditEntries(
    @Ctx() ctx: RequestContext,
    @First(pageSizes.admin) first: number,
    @After() after?: string,
    @Before() before?: string,
    @Arg("search", () => String, {
      nullable: true,
      description: "Searches the admin, the target and the details.",
    })
    search?: string,
    @Arg("action", () => AuditAction, { nullable: true, description: "Only entries with this action." })
    action?: AuditAction,
    @Arg("doneFrom", () => GraphQLDateTime, {
      nullable: true,
      description: "Only actions at this time or later.",
    })
    doneFrom?: Date,
    @Arg("doneTo", () => GraphQLDateTime, {
      nullable: true,
      description: "Only actions before this time.",
    })
    doneTo?: Date,
  ): Promise<Connection<AuditEntry>> {
    return listAuditEntries(ctx, { first, after, before, search, action, doneFrom, doneTo });
  }
}
