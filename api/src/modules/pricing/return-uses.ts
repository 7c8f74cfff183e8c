import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";

/** A cart that was ordered as a whole used its code once, and gives the use back with its last order, or when it has lost the discount. */
const giveBack = command(`
  with cancelled as (
    select distinct discount_id, coalesce(checkout_id, id) as cart from orders
      where id = any($1) and discount_id is not null and cancelled_at is not null and (checkout_id = any($2) or not exists (
        select from orders as other where other.checkout_id = orders.checkout_id and other.cancelled_at is null
      ))
  ), released as (
    update orders set discount_id = null where checkout_id = any($2) and cancelled_at is null and discount_id is not null
  ), discount as materialized (
    select id from discounts where id = any(array(select discount_id from cancelled)) order by id for no key update
  )
  update discounts set uses = discounts.uses - returned.uses
    from (select discount_id, count(*) as uses from cancelled group by discount_id) as returned join discount on discount.id = discount_id
    where discounts.id = returned.discount_id`);

/**
 * Gives back the uses of the codes of orders that the transaction has just cancelled, also where others remain of a cart that has lost the
 * discount. It has locked their customer before, and locks the discounts:
 * call it after all that locks products, as the statement that places orders does (ADR-0033).
 */
export async function returnUses(
  { db }: Pick<RequestContext, "db">,
  orderIds: string[],
  cartsWithoutDiscount: string[],
): Promise<void> {
  await execute(db, giveBack, [orderIds, cartsWithoutDiscount]);
}
