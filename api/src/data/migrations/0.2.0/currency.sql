-- The currency of all amounts, and the number of its minor units for statements. A filled shop of release 0.1.0 sells in
-- US dollars; the first start of an empty shop decides.
alter table shop_settings add column currency text constraint shop_settings_currency check (currency ~ '^[A-Z]{3}$');
-- one row
-- db-check-ignore rows-changed-in-transaction
update shop_settings set currency = 'USD'
  where exists (select from products) or exists (select from orders) or exists (select from shipping_methods)
    or exists (select from discounts);
create function minor_units() returns double precision language sql immutable parallel safe as 'select 100::float8';
