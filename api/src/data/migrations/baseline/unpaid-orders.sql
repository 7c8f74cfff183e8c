-- The unpaid orders of a customer as they are now. Volatile, because only then does it read with a snapshot of its own, which is newer than its
-- statement's: who has locked the customer can count them (ADR-0033). The key is the order's, or that of the cart that it was bought with.
create function current_unpaid_orders(customer uuid)
  returns table (id uuid, product_id uuid, qty integer, checkout_id uuid, key text)
  language plpgsql volatile rows 5 as $$
  begin
    return query
      select orders.id, orders.product_id, orders.qty, orders.checkout_id,
          coalesce(orders.idempotency_key, checkouts.idempotency_key)
        from orders left join checkouts on checkouts.id = orders.checkout_id
        where orders.user_id = customer
          and paid_at is null and delivered_at is null and cancelled_at is null and refunded_at is null;
  end
$$;
