-- Gift cards that are sold as products.
alter table products add column gift_card boolean not null default false;
alter table orders add column of_gift_cards boolean not null default false;
alter table gift_cards add column order_id uuid,
  add constraint gift_card_order foreign key (order_id) references orders not valid;
