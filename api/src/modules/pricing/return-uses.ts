import { executorOf } from "../../data/rows";

/**
 * Returns the uses of the codes of orders that this transaction has cancelled, and of carts that have lost the discount even though some
 * of their orders remain: a cart uses its code once, and returns the use with its last order or with the discount. The transaction must
 * have locked their customer. This locks the discounts: call it after locking products, in the order of the statement that places orders
 * (ADR-0033).
 */
export const returnUses = executorOf<[orderIds: string[], cartsWithoutDiscount: string[]]>(`
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
