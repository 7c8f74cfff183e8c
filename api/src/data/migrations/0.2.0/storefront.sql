-- The storefront's words and pictures; null until the shop publishes some.
alter table shop_settings
  add column storefront jsonb,
  add column storefront_before jsonb,
  add column storefront_version integer not null default 0;
