import { serverTexts } from "@shop/shared/messages/server";
import { cleanName } from "@shop/shared/text-rules";
import { MAX_ADDRESSES } from "@shop/shared/address";
import { type RequestContext, inTransaction, requireViewer } from "../../context/context";
import { command, execute, executorOf, returning, rows, select } from "../../data/rows";
import { allColumnsOf } from "../../data/tables";
import { isUuid } from "../../data/uuid";
import { Conflict, NotFound } from "../../errors";
import { checkRegion } from "../pricing/quote";
import { readRules } from "../pricing/read-rules";
import { lockOpenUser } from "../users/lock-user";
import { Address } from "./address.entity";
import type { AddressInput } from "./address.input";
import { postalAddressOf } from "./postal-address";
import { counterOf } from "../../data/lists/count";

const addressColumns = allColumnsOf(Address);

const list = select(
  addressColumns,
  "from addresses where user_id = $1 order by is_default desc, created_at desc, id",
);

/** The viewer's addresses: the default one first, then the newest first. */
export function listMyAddresses(ctx: RequestContext): Promise<Address[]> {
  return rows(ctx.db, list, [requireViewer(ctx).id]);
}

const count = counterOf("addresses where user_id = $1");
const insert = returning(
  addressColumns,
  `insert into addresses (user_id, name, phone, line1, line2, city, region, postal_code, country)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);
const update = returning(
  addressColumns,
  `update addresses set name = $2, phone = $3, line1 = $4, line2 = $5, city = $6, region = $7, postal_code = $8, country = $9
    where user_id = $1 and id = $10`,
);
const endDefault = command("update addresses set is_default = false where user_id = $1 and is_default");
const beginDefault = command("update addresses set is_default = true where user_id = $1 and id = $2");

/** A customer's input for an address; without an id it adds one. */
export interface SavedAddress {
  id?: string | null | undefined;
  input: AddressInput;
  isDefault: boolean;
}

/**
 * Saves an address of the viewer. The first address becomes the default, and stays it until another one does:
 * `isDefault: false` doesn't change the default. Throws NotFound for a foreign address, BadUserInput for an unknown
 * region if taxes depend on it, and Conflict above {@link MAX_ADDRESSES}.
 */
export async function saveAddress(
  ctx: RequestContext,
  { id, input, isDefault }: SavedAddress,
): Promise<Address> {
  const { id: userId } = requireViewer(ctx);
  if (id && !isUuid(id)) throw new NotFound("address");
  const rules = await readRules(ctx);
  const { line1, line2, city, region, postalCode, country } = postalAddressOf(input, rules.country);
  checkRegion(rules, country, region);
  const name = cleanName(input.name);
  const values = [userId, name, input.phone.trim(), line1, line2, city, region, postalCode, country];
  return inTransaction(ctx, async (tx) => {
    await lockOpenUser(tx, userId); // so that two tabs save one after the other
    const known = await count(tx.db, [userId]);
    if (!id && known >= MAX_ADDRESSES)
      throw new Conflict(serverTexts().refusals.accountRefusals.addresses(MAX_ADDRESSES));
    const [saved] = id ? await rows(tx.db, update, [...values, id]) : await rows(tx.db, insert, values);
    if (!saved) throw new NotFound("address");
    if (saved.isDefault || (!isDefault && known > 0)) return saved;
    await execute(tx.db, endDefault, [userId]);
    await execute(tx.db, beginDefault, [userId, saved.id]);
    return { ...saved, isDefault: true };
  });
}

const remove = returning(addressColumns, "delete from addresses where user_id = $1 and id = $2");
const newestIsDefault = command(
  `update addresses set is_default = true
    where id = (select id from addresses where user_id = $1 order by created_at desc, id limit 1)`,
);

/**
 * Removes an address of the viewer and returns 1. If it was the default, the newest address becomes the default. Throws
 * NotFound.
 */
export async function removeAddress(ctx: RequestContext, id: string): Promise<number> {
  const { id: userId } = requireViewer(ctx);
  if (!isUuid(id)) throw new NotFound("address");
  return inTransaction(ctx, async (tx) => {
    await lockOpenUser(tx, userId);
    const [removed] = await rows(tx.db, remove, [userId, id]);
    if (!removed) throw new NotFound("address");
    if (removed.isDefault) await execute(tx.db, newestIsDefault, [userId]);
    return 1;
  });
}

/** Deletes all addresses of a user, for the erasure of their account. */
export const deleteAddresses = executorOf("delete from addresses where user_id = $1");
