import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeInBatches } from "../change-in-batches";

/** Replaces the emails that are recorded already, in batches, and indexes by whom the record is about, and who is leaving. May be repeated. */
export class PeopleNamedById1795356000000 implements MigrationInterface {
  name = "PeopleNamedById1795356000000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("update admin_grants set id = gen_random_uuid() where id is null");
    await runner.query("alter table users validate constraint user_deleted_is_archived");
    await rewriteAudit(runner, "(actor, target_user_id, target_id, target, detail)", withoutPeople);
    await changeInBatches(runner, {
      table: "order_events",
      change: "actor_id = user_named(actor), actor = 'admin'",
      where: "actor like '%@%' and actor not like 'Key %'",
      before: "0",
    });
    await runner.query("alter table audit_entries validate constraint audit_target_user");
    await runner.query("alter table order_events validate constraint order_event_actor");
    for (const [name, rows] of indexes) {
      await runner.query(`drop index concurrently if exists ${name}`); // what an interrupted attempt has left
      await runner.query(`create index concurrently if not exists ${name} on ${rows}`);
    }
  }

  /** Emails come back where their owners still have an account. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index audit_of_actor, audit_of_target_user, user_leaving");
    await changeInBatches(runner, {
      table: "order_events",
      change: "actor = (select email from users where id = actor_id)",
      where: "actor_id is not null",
      before: "0",
    });
    await rewriteAudit(runner, "(actor, target)", namedAgain);
  }
}

const indexes = [
  ["audit_of_actor", "audit_entries (actor_id, id)"],
  ["audit_of_target_user", "audit_entries (target_user_id, id)"],
  ["user_leaving", "users (deletion_began_at) where deletion_began_at is not null"],
] as const;

const withoutPeople = `select named.actor, named.target_user_id, named.target_id, named.target, named.detail
  from without_people(audit_entries) as named`;

/** An entry as the last release writes it. */
const namedAgain = `select coalesce((select email from users where id = actor_id), actor),
  case when target_user_id is null then target
    else concat_ws(': ', (select email from users where id = target_user_id), nullif(target, '')) end`;

/** The trigger that keeps the record append-only, for changes of these columns. */
const appendOnly = (columns: string) => `
  drop trigger if exists audit_append_only on audit_entries;
  create trigger audit_append_only before update${columns} or delete or truncate on audit_entries
    for each statement execute function refuse_change()`;

/** Meanwhile only these columns can be changed: neither what was done, nor when, nor by whom. */
async function rewriteAudit(runner: QueryRunner, columns: string, values: string): Promise<void> {
  await runner.query(appendOnly(" of id, done_at, actor_id, action"));
  await changeInBatches(runner, { table: "audit_entries", change: `${columns} = (${values})` });
  await runner.query(appendOnly(""));
}
