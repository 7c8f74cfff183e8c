import { jsonInstant } from "../../data/columns";
import { announcerOf } from "../webhooks/announce";

/** SQL of a customer in a webhook; only the id identifies the person. */
const ANNOUNCED_CUSTOMER = `json_strip_nulls(json_build_object(
    '_id', id, 'role', role, 'blocked', archived_at is not null and deleted_at is null,
    'createdAt', ${jsonInstant("created_at")}, 'deletedAt', ${jsonInstant("deleted_at")}
  ))`;

/** Announces an event of a customer. */
export const announceCustomer = announcerOf("users", ANNOUNCED_CUSTOMER, [
  "customer.registered",
  "customer.blocked",
  "customer.unblocked",
  "customer.deleted",
  "customer.role_changed",
]);
