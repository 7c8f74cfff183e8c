-- The last number of each series and year: the row is locked until the document with the next number is committed, so that there are no gaps.
create table document_series (
  series text not null constraint document_series_series check (series in ('INVOICE', 'CREDIT_NOTE')),
  year integer not null,
  last integer not null,
  constraint document_series_pkey primary key (series, year)
);

-- Invoices of payments and credit notes of refunds, as they were when they were made.
create table invoices (
  number text constraint invoices_pkey primary key,
  series text not null constraint invoice_series check (series in ('INVOICE', 'CREDIT_NOTE')),
  user_id uuid not null constraint invoice_user references users,
  payment_id uuid not null constraint invoice_payment references payments,
  refund_id uuid constraint invoice_refund references refunds,
  made_at timestamptz(3) not null default now(),
  document jsonb not null,
  constraint invoice_of_refund check ((refund_id is not null) = (series = 'CREDIT_NOTE'))
);
create unique index invoice_of_payment on invoices (payment_id) where series = 'INVOICE';
create unique index credit_note_of_refund on invoices (refund_id) where refund_id is not null;
create index invoices_of_payment on invoices (payment_id);
create index invoices_of_user on invoices (user_id);
