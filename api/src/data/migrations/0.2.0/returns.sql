-- Returns: units of delivered orders that a customer sends back.
create table returns (
  id uuid not null default gen_random_uuid(),
  number text not null,
  user_id uuid not null constraint return_user references users,
  status text not null default 'REQUESTED',
  reason text not null,
  answer text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint returns_pkey primary key (id),
  constraint returns_number_key unique (number),
  constraint return_status check (status in ('REQUESTED', 'ACCEPTED', 'DECLINED', 'RECEIVED', 'REFUNDED', 'CANCELLED'))
);
create index return_of_user on returns (user_id, created_at desc);
create index return_newest on returns (created_at desc, id desc);

create table return_lines (
  return_id uuid not null constraint return_line_return references returns on delete cascade,
  order_id uuid not null constraint return_line_order references orders,
  quantity integer not null constraint return_line_quantity check (quantity >= 1),
  constraint return_lines_pkey primary key (return_id, order_id)
);
create index return_of_order on return_lines (order_id);
