import { serverTexts } from "@shop/shared/messages/server";
import { customerEmailSchema } from "@shop/shared/schemas/order";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { boolean } from "../../data/columns";
import { returning, rows, select } from "../../data/rows";
import { columnsOf } from "../../data/tables";
import { Conflict } from "../../errors";
import { parseInput } from "../../validation";
import { normalizeEmail } from "./normalize-email";
import { IS_INVITED, IS_OPEN, UserTable } from "./user.entity";

const customerColumns = columnsOf(UserTable, "id", "email", "emailVerified", "role").with({
  isOpen: boolean(IS_OPEN),
  isInvited: boolean(IS_INVITED),
});
const find = select(
  customerColumns,
  "from users where email = $1 and deleted_at is null order by archived_at nulls first limit 1 for no key update",
);
const invite = returning(
  customerColumns,
  "insert into users (firebase_uid, email) values ('invited:' || gen_random_uuid(), $1) on conflict do nothing",
);

/**
 * The customer of an email, for an order that the shop places; locked until the transaction ends. An unknown email gets an account
 * without a sign-in, which passes to whoever signs in with this email, verified. Throws BadUserInput for an invalid email, and Conflict for
 * a blocked customer, for people who work at the shop, and for an account whose email isn't verified: it may be a stranger's, who would see
 * the order (ADR-0060).
 */
export async function lockCustomerOfEmail(
  tx: RequestContext,
  typed: string,
): Promise<{ id: string; email: string }> {
  const { email } = parseInput(customerEmailSchema, { email: normalizeEmail(typed) });
  const found = async () => (await rows(tx.db, find, [email]))[0];
  const customer = (await found()) ?? (await rows(tx.db, invite, [email]))[0] ?? (await found());
  const texts = serverTexts().refusals.orderForRefusals;
  if (!customer?.isOpen) throw new Conflict(texts.blocked);
  if (customer.role !== Role.CUSTOMER) throw new Conflict(texts.worksHere);
  if (!customer.emailVerified && !customer.isInvited) throw new Conflict(texts.unverified);
  return { id: customer.id, email: customer.email };
}
