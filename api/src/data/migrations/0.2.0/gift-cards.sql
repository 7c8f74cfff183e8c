-- Gift cards, and the orders that bought some. The code isn't stored, only its hash. The balance is the sum of the card's entries, which
-- triggers ensure.
create table gift_cards (
  id uuid not null default gen_random_uuid(),
  code_hash bytea not null,
  last_characters text not null,
  amount_cents bigint not null constraint gift_card_amount check (amount_cents > 0),
  balance_cents bigint not null default 0,
  email text,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  order_id uuid constraint gift_card_order references orders,
  constraint gift_cards_pkey primary key (id),
  constraint gift_card_code unique (code_hash),
  constraint gift_card_balance check (balance_cents between 0 and amount_cents)
);
create index gift_card_newest on gift_cards (created_at desc, id desc);
create index gift_card_last_characters on gift_cards (last_characters, created_at desc, id desc);
create index gift_card_of_email on gift_cards (email) where email is not null;
create index gift_card_sold on gift_cards (order_id) where order_id is not null;

create table gift_card_entries (
  id bigint not null generated always as identity,
  card_id uuid not null constraint gift_card_entry_card references gift_cards,
  kind text not null,
  amount_cents bigint not null,
  order_id uuid constraint gift_card_entry_order references orders,
  created_at timestamptz(3) not null default now(),
  constraint gift_card_entries_pkey primary key (id),
  constraint gift_card_entry_kind check (kind in ('ISSUED', 'REDEEMED', 'REFUNDED', 'ENDED')),
  constraint gift_card_entry_amount check (case when kind in ('ISSUED', 'REFUNDED') then amount_cents > 0 else amount_cents < 0 end),
  constraint gift_card_entry_of check ((order_id is not null) = (kind in ('REDEEMED', 'REFUNDED')))
);
create index gift_card_entry_of_card on gift_card_entries (card_id, id);
create index gift_card_entry_of_order on gift_card_entries (order_id) where order_id is not null;

-- Deferred, so that a transaction locks its cards last: whoever places an order locks the products before the card.
create function book_gift_card_entry() returns trigger language plpgsql as $$
  begin
    update gift_cards set balance_cents = balance_cents + new.amount_cents where id = new.card_id;
    return null;
  end
$$;
create constraint trigger gift_card_entry_booked after insert on gift_card_entries deferrable initially deferred
  for each row execute function book_gift_card_entry();

create function keep_gift_card_books() returns trigger language plpgsql as $$
  begin
    raise exception 'The books of gift cards only change by new entries';
  end
$$;
create trigger gift_card_entry_kept before update or delete on gift_card_entries
  for each row execute function keep_gift_card_books();
create trigger gift_card_balance_booked before update of balance_cents on gift_cards
  for each row when (pg_trigger_depth() = 0) execute function keep_gift_card_books();
create trigger gift_card_begins_empty before insert on gift_cards
  for each row when (new.balance_cents <> 0) execute function keep_gift_card_books();

-- What goes back to a gift card with a refund, besides the amount at the payment provider.
alter table refunds add column gift_card_cents bigint not null default 0,
  drop constraint refund_amount_positive,
  add constraint refund_amount_positive check (amount_cents >= 0 and gift_card_cents >= 0 and amount_cents + gift_card_cents > 0) not valid;

-- Gift cards are sold as products, too.
alter table products add column gift_card boolean not null default false;

-- What a gift card pays of an order, and whether an order buys gift cards.
alter table orders
  add column gift_card_cents bigint not null default 0,
  add column of_gift_cards boolean not null default false,
  add constraint order_gift_card check (gift_card_cents >= 0) not valid;
