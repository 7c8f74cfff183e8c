import { jsonInstant } from "../../data/columns";
import { announcerOf } from "../webhooks/announce";

/** What a webhook gets of a customer: who it is, only their id says. */
const ANNOUNCED_CUSTOMER = `json_strip_nulls(json_build_object(
    '_id', id, 'role', role, 'blocked', archived_at is not null and deleted_at is null,
    'createdAt', ${jsonInstant("created_at")}, 'deletedAt', ${jsonInstant("deleted_at")}
  ))`;

/** Announces what happened to a customer. */
export const announceCustomer = announcerOf("users", ANNOUNCED_CUSTOMER, [
  "customer.registered",
  "customer.blocked",
  "customer.unblocked",
  "customer.deleted",
  "customer.role_changed",
]);
