import { LOW_STOCK, UNITS_HELD_BACK } from "@shop/shared/stock";
import { boolean, columns, float, integer, nullable, text, uuid, type RowOf } from "../../../data/columns";
import { statement } from "../../../data/rows";
import { addJobsSql } from "../../jobs/add-job";
import type { DiscountProblem } from "../../pricing/discount-problem";
import { ANNOUNCED_PRODUCT } from "../../catalogue/announce-products";
import { OPTION_VALUES } from "../../option-value";
import { announcing } from "../../webhooks/announce";
import { NO_GATEWAY } from "../../order-conditions";
import { orderColumns } from "../order-columns";
import { ANNOUNCED_ORDER } from "../read/order-sql";

/** The statement's decision on an item. The columns of the order are null if none was placed. */
const decisionColumns = columns({
  request: integer("item.request"),
  position: integer("item.position"),
  isPlaced: boolean("placed.id is not null"),
  isCustomerBusy: boolean("decided.request is null"),
  isStale: nullable(boolean("decided.is_stale")),
  isAllowed: nullable(boolean("decided.is_allowed")),
  unpaidOrderId: nullable(uuid("decided.unpaid_order_id")),
  unpaidUnits: nullable(float("decided.unpaid_units")),
  discountProblem: nullable(text<DiscountProblem>("decided.discount_problem")),
  giftCardProblem: nullable(text<"unknown" | "empty" | "excluded">("decided.gift_card_problem")),
  dueMinor: nullable(float("(decided.request_cents - decided.gift_card_cents)::float8")),
  checkoutNumber: nullable(text("checkout.number")),
  countInStock: nullable(integer("coalesce(stock.count_in_stock, decided.count_in_stock)")),
});

const joinedOrder = orderColumns.joinedAs("placed");

/** SQL of an item's charge, in minor units. */
const ITEM_MINOR = `price_cents::bigint * quantity - coalesce(discount_cents, 0) + coalesce(shipping_cents, 0)
  + case when tax_included then 0 else coalesce(tax_cents, 0) end`;

const placedEvent = { event: "order.placed", from: "inserted", data: ANNOUNCED_ORDER } as const;
const paidEvent = { event: "order.paid", from: "free", data: ANNOUNCED_ORDER } as const;
const lowEvent = {
  event: "stock.low",
  from: `(select * from stock where count_in_stock <= ${LOW_STOCK} and count_in_stock + units > ${LOW_STOCK}) as low`,
  data: ANNOUNCED_PRODUCT,
} as const;

/**
 * Places the requests that can be placed, in one transaction of one statement (ADR-0033), and returns the decision on each
 * item.
 */
const placing = (ifLocked: "skip locked" | "") => `
  -- The requests: a JSON array of their items. 'request' is the position in the order of arrival; each request has a different
  -- customer. The 'quoted' columns and the versions are the basis of the shares; 'refusal' is the quote's refusal.
  with item as materialized (
    select * from json_to_recordset($1::json) as item (request integer, position integer, user_id uuid, product_id uuid,
      quantity integer, name text, email text, address text, phone text, note text, key text, content_hash text, is_cart boolean, request_id text,
      rules_version integer, is_quoted boolean, quoted_price integer, quoted_category uuid, quoted_gift_card boolean, discount_cents bigint, shipping_cents bigint,
      tax_cents bigint, tax_included boolean, tax_name text, tax_percent double precision, shipping_method text, shipping_method_id uuid,
      shipping_address jsonb, discount_id uuid, discount_code text, discount_version integer, gift_card bytea, refusal text, terms jsonb,
      min_cents bigint, max_cents bigint)

  -- 1. Lock the customers, in the order of their ids.
  ), customer as materialized (
    select id from users where id = any(array(select user_id from item)) and archived_at is null order by id for no key update ${ifLocked}

  -- 2. Only then count their unpaid orders, with a snapshot newer than the lock.
  ), unpaid as materialized (
    select customer.id as user_id, unpaid.id as order_id, product_id, qty
      from customer, current_unpaid_orders(customer.id) as unpaid
  ), judged as materialized (
    select item.*,
        (select order_id from unpaid where user_id = item.user_id and product_id = item.product_id) as unpaid_order_id,
        (select coalesce(sum(qty), 0) from unpaid where user_id = item.user_id)::float8 as unpaid_units,
        sum(item.quantity) over (partition by request) as request_units,
        case when is_cart
          then exists (select from checkouts where user_id = item.user_id and idempotency_key = item.key)
          else exists (select from orders where user_id = item.user_id and idempotency_key = item.key)
        end as is_key_used
      from item join customer on customer.id = item.user_id

  -- 3. Lock the products, after all customers and in the order of their ids.
  ), product as materialized (
    select id, name, price_cents, regular_price_cents, category_id, image, count_in_stock, group_id, option_values, gift_card as is_gift_card from products
      where id = any(array(select product_id from judged)) and archived_at is null and not draft order by id for no key update

  -- 4. A request is stale if its quote used other prices, categories or rules. Any other request is orderable unless its customer's
  -- orders or the shop's limits prevent it. A key of an earlier order is checked here, although a constraint protects it: a violated
  -- constraint would undo the other requests of the statement.
  ), compared as (
    select judged.*, product.name as product_name, price_cents, image, count_in_stock, group_id, option_values, is_gift_card,
        bool_or(is_gift_card) over (partition by request) as buys_gift_card,
        case when regular_price_cents > price_cents then regular_price_cents end as regular_price_cents,
        bool_or(
          rules_version <> settings.version
            or is_quoted and product.id is not null and (quoted_price, quoted_category, quoted_gift_card) is distinct from (price_cents, category_id, is_gift_card)
        ) over (partition by request) as is_quote_stale,
        bool_and(
          product.id is not null and unpaid_order_id is null and not is_key_used
            and judged.quantity <= $2::integer and unpaid_units + request_units <= $3::bigint
        ) over (partition by request) as is_orderable
      from shop_settings as settings, judged left join product on product.id = judged.product_id

  -- 5. Lock the discounts, after all products and in the order of their ids, and name the reason if one doesn't apply; 'STALE' if it
  -- has changed since the quote.
  ), discount as materialized (
    select id, version, starts_at, least(ends_at, ended_at) as ends_at, max_uses, uses, once_per_customer from discounts
      where id = any(array(
        select discount_id from compared
          where is_orderable and not is_quote_stale and coalesce(refusal in ('METHOD', 'TOTAL'), true) and discount_id is not null
      ))
      order by id for no key update
  ), discounted as (
    select compared.*, max_uses, uses, max(
          case
            when position > 0 then null -- once for each request: its items have one code
            when discount.id is null then null -- nor is has_used_discount called, as 'null and …' would
            when discount.version <> discount_version then 'STALE'
            when discount.ends_at <= now() then 'ENDED'
            when discount.starts_at > now() then 'EARLY'
            when discount.uses >= discount.max_uses then 'USED_UP'
            when discount.once_per_customer and has_used_discount(compared.user_id, discount.id) then 'USED_BEFORE'
          end
        ) over (partition by request) as discount_problem
      from compared left join discount on discount.id = compared.discount_id

  -- 6. Lock the gift cards, after all discounts and in the order of their ids. A card pays as much of its request as is left on it;
  -- the rest is 0 or at least the minimum of the payment provider (giftCardShare).
  ), card as materialized (
    select id, code_hash, balance_cents from gift_cards
      where code_hash = any(array(
        select gift_card from discounted
          where is_orderable and not is_quote_stale and coalesce(refusal in ('METHOD', 'TOTAL'), true) and gift_card is not null
      )) and ended_at is null
      order by id for no key update
  ), summed as (
    select *, sum(item_cents) over (partition by request)::bigint as request_cents
      from (select *, ${ITEM_MINOR} as item_cents from discounted) as priced
  ), carded as (
    select summed.*, card.id as card_id,
        case when gift_card is null or not is_orderable then null when buys_gift_card then 'excluded'
          when card.id is null then 'unknown' when balance_cents = 0 then 'empty' end
          as gift_card_problem,
        case when card.id is null or buys_gift_card then 0 when balance_cents >= request_cents then request_cents
          else least(balance_cents, greatest(request_cents - coalesce(min_cents, 0), 0)) end as gift_card_cents
      from summed left join card on card.code_hash = gift_card

  -- 7. Decide. Each request takes its units and one use of its code after all allowed requests before it, and is placed if enough of
  -- both is left. A gift card pays for one request of the statement: what is left on it for the next one is known afterwards.
  ), allowed as (
    select *, is_quote_stale or discount_problem is not distinct from 'STALE' as is_stale,
        is_orderable and not is_quote_stale and discount_problem is null and refusal is null and gift_card_problem is null
          and (request_cents = gift_card_cents
            or request_cents - gift_card_cents between coalesce(min_cents, 0) and coalesce(max_cents, request_cents)) as is_allowed
      from carded
  ), counted as (
    select *, sum(quantity) filter (where is_allowed) over (partition by product_id order by request) as units_taken,
        count(*) filter (where is_allowed and position = 0) over (partition by discount_id order by request) as uses_taken,
        count(*) filter (where is_allowed and position = 0) over (partition by card_id order by request) as cards_taken
      from allowed
  ), decided as materialized (
    select *, is_allowed and bool_and(
          count_in_stock - units_taken >= ${UNITS_HELD_BACK} and (max_uses is null or uses + uses_taken <= max_uses)
            and (card_id is null or cards_taken <= 1)
        ) over (partition by request) as is_placed
      from counted

  -- 8. Share what the card pays out over the items of its request, like the discount (shareOut).
  ), shared as (
    select request, position,
        share + case when row_number() over (partition by request order by item_cents desc, position)
          <= gift_card_cents - sum(share) over (partition by request) then 1 else 0 end as share
      from (
        select *, div(gift_card_cents::numeric * item_cents, request_cents)::bigint as share from decided
          where is_placed and gift_card_cents > 0
      ) as rounded

  -- 9. Take the units, and the uses of codes.
  ), stock as (
    update products set count_in_stock = products.count_in_stock - sold.units
      from (select product_id, sum(quantity) as units from decided where is_placed group by product_id) as sold
      where products.id = sold.product_id
      returning products.*, sold.units
  ), used as (
    update discounts set uses = discounts.uses + taken.uses
      from (select discount_id, count(*) as uses from decided where is_placed and position = 0 group by discount_id) as taken
      where discounts.id = taken.discount_id

  -- 10. Record the orders at today's prices and names, and remove the products from the customers' carts. A constraint refuses a key used
  -- since the statement began.
  ), checkout as (
    insert into checkouts (user_id, idempotency_key, content_hash, terms)
      select user_id, key, content_hash, terms from decided where is_placed and is_cart and position = 0 returning id, user_id, number
  ), inserted as (
    insert into orders (user_id, product_id, name, email, address, phone, note, qty, product_name, option_values, unit_price_cents,
        regular_price_cents, image_url, idempotency_key, content_hash, checkout_id, discount_cents, shipping_cents, tax_cents, tax_included, tax_name,
        tax_percent, shipping_method, shipping_method_id, shipping_address, discount_id, discount_code, gift_card_cents, of_gift_cards, paid_at)
      select decided.user_id, product_id, name, email, address, phone, note, quantity, product_name,
          coalesce(${OPTION_VALUES}, '[]')::jsonb, price_cents, regular_price_cents, image, case when not is_cart then key end, case when not is_cart then content_hash end, checkout.id,
          coalesce(discount_cents, 0), coalesce(shipping_cents, 0), coalesce(tax_cents, 0), tax_included, tax_name,
          tax_percent, shipping_method, shipping_method_id, shipping_address, discount_id, discount_code, coalesce(share, 0),
          is_gift_card, case when item_cents = 0 or gift_card_cents = request_cents then now() end
        from decided left join checkout on checkout.user_id = decided.user_id left join shared using (request, position) where is_placed
      returning *
  ), placed as (
    select ${orderColumns.sql} from inserted
  ), ordered_entry as (
    delete from cart_entries as entry using inserted
      where entry.user_id = inserted.user_id and entry.product_id = inserted.product_id
  ), redeemed as (
    insert into gift_card_entries (card_id, kind, amount_cents, order_id)
      select card_id, 'REDEEMED', -inserted.gift_card_cents, inserted.id
        from inserted join decided using (user_id, product_id) where inserted.gift_card_cents > 0

  -- 11. Orders with a total of 0, and those that a card pays as a whole, are paid at once (D-36), with a payment of 0, so that they are
  -- in an invoice.
  ), free as (
    select * from inserted where paid_at is not null
  ), noted as (
    insert into order_events (order_id, status, actor, note) select id, 'PAID', 'system', case when gift_card_cents > 0 then $5 else $4 end from free
  ), free_payment as (
    insert into payments (user_id, gateway, status, amount_cents, currency, expires_at, paid_at)
      select distinct user_id, '${NO_GATEWAY}', 'PAID', 0, (select lower(currency) from shop_settings), now(), now() from free
      returning id, user_id
  ), free_part as (
    insert into payment_orders (payment_id, order_id, amount_cents)
      select free_payment.id, free.id, 0 from free join free_payment using (user_id)

  -- 12. Add the jobs: a mail for each request, and the announcements to webhooks.
  ), ${announcing("(select min(request_id) from item)", placedEvent, paidEvent, lowEvent)}, job as (
    select 'mail-orders-placed' as name, json_strip_nulls(json_build_object('orderIds', json_agg(id),
        'requestId', (select min(request_id) from item where item.user_id = inserted.user_id))) as payload, min(number) as key
      from inserted group by user_id
    union all
    select 'mail-payment-received', json_build_object('paymentId', id), id::text from free_payment
    union all
    select 'mail-stock-run-out', json_strip_nulls(json_build_object('productId', id,
        'requestId', (select min(request_id) from decided where is_placed and product_id = stock.id))), name
      from stock where count_in_stock <= ${UNITS_HELD_BACK}
    union all
    select name, payload, key from announcement
  ), jobs as (
    ${addJobsSql("job")}
  )

  -- The decision on each item, with its order. Without the count, PostgreSQL would not add the jobs.
  select ${decisionColumns.sql}, ${joinedOrder.sql}
    from item
      left join decided on decided.request = item.request and decided.position = item.position
      left join placed on placed."userId" = item.user_id and placed."productId" = item.product_id
      left join stock on stock.id = item.product_id
      left join checkout on checkout.user_id = item.user_id
    where (select count(*) from jobs) >= 0
    order by item.request, lower(placed."productName"), placed.id`;

const rowColumns = decisionColumns.with(joinedOrder.each);

/** A row of the statement's result, one per item. */
export type PlacedRow = RowOf<typeof rowColumns>;

/** Places the requests that can be placed; waits for locked customers. */
export const placeWaiting = statement(rowColumns, placing(""));

/** Like `placeWaiting`, but passes over locked customers. */
export const placeWithoutWaiting = statement(rowColumns, placing("skip locked"));
