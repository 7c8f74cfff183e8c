-- The audit and the history of orders name people by id: their emails are looked up when they are shown, so that nothing is left of them once
-- they have deleted their account (ADR-0060).

create function uuid_or_null(id text) returns uuid language sql immutable as $$
  select case when id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then id::uuid end
$$;

create function user_named(id_or_email text) returns uuid language sql stable as $$
  select id from users where id = uuid_or_null(id_or_email) or (email = id_or_email and email like '%@%')
    order by (archived_at is null) desc, created_at desc limit 1
$$;

-- Emails and names in an entry are replaced by the id of whom they name; what names nobody of the shop is left out.
create function without_people(entry audit_entries) returns audit_entries language plpgsql stable as $$
  begin
    if entry.actor_id is not null then
      entry.actor = 'admin';
    end if;
    if entry.action in ('DELETE_USER', 'UNBLOCK_USER', 'MAKE_ADMIN', 'REVOKE_ADMIN') then
      entry.target_user_id = coalesce(entry.target_user_id, user_named(entry.target_id));
      if entry.target_id like '%@%' then
        entry.target_id = coalesce(entry.target_user_id::text,
          (select id::text from admin_grants where email = entry.target_id), 'unknown');
      end if;
      entry.target = '';
    elsif entry.action in ('DELIVER_ORDER', 'CANCEL_ORDER', 'REFUND_ORDER') then
      select user_id, qty || ' × ' || product_name into entry.target_user_id, entry.target
        from orders where id = uuid_or_null(entry.target_id);
      entry.target = coalesce(entry.target, '');
    elsif entry.action in ('HIDE_REVIEW', 'SHOW_REVIEW') then
      entry.target_user_id = coalesce(entry.target_user_id,
        (select user_id from reviews where id = uuid_or_null(entry.target_id)));
      entry.target = '';
      entry.detail = null;
    end if;
    return entry;
  end
$$;

create function audit_by_id() returns trigger language plpgsql as $$
  begin return without_people(new); end
$$;
create trigger audit_by_id before insert on audit_entries for each row execute function audit_by_id();

create function order_event_by_id() returns trigger language plpgsql as $$
  begin
    new.actor_id = user_named(new.actor);
    new.actor = 'admin';
    return new;
  end
$$;
create trigger order_event_by_id before insert on order_events
  for each row when (new.actor like '%@%' and new.actor not like 'Key %') execute function order_event_by_id();
