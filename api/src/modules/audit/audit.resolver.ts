import { Args, Ctx, ObjectType, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { connectionOf } from "../../graphql/types/connection";
import type { Connection } from "../../data/lists/page";
import { Role } from "../../context/role";
import { AuditEntry } from "./audit-entry.entity";
import { AuditEntriesArgs } from "./audit.input";
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
    @Args(() => AuditEntriesArgs) args: AuditEntriesArgs,
  ): Promise<Connection<AuditEntry>> {
    return listAuditEntries(ctx, args);
  }
}
