import type { RequestContext } from "../../context/context";
import { jsonInstant } from "../../data/columns";
import { type Command, command, execute } from "../../data/rows";
import { announceSql } from "../webhooks/announce";

/** What a webhook gets of a customer: who it is, only their id says. */
const ANNOUNCED_CUSTOMER = `json_strip_nulls(json_build_object(
    '_id', id, 'blocked', archived_at is not null and deleted_at is null,
    'createdAt', ${jsonInstant("created_at")}, 'deletedAt', ${jsonInstant("deleted_at")}
  ))`;

const from = "(select * from users where id = $1) as users";
const announced = (event: CustomerEvent): Command =>
  command(announceSql("$2::text", { event, from, data: ANNOUNCED_CUSTOMER }));

type CustomerEvent = "customer.registered" | "customer.blocked" | "customer.unblocked" | "customer.deleted";

const announcements: Record<CustomerEvent, Command> = {
  "customer.registered": announced("customer.registered"),
  "customer.blocked": announced("customer.blocked"),
  "customer.unblocked": announced("customer.unblocked"),
  "customer.deleted": announced("customer.deleted"),
};

/** Announces to webhooks, if any listens, what happened to a customer: as they are now in the running transaction. */
export async function announceCustomer(
  { db, requestId }: Pick<RequestContext, "db" | "requestId">,
  event: CustomerEvent,
  id: string,
): Promise<void> {
  await execute(db, announcements[event], [id, requestId]);
}
