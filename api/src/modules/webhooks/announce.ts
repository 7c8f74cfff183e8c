import type { WebhookEventName } from "@shop/shared/webhooks";
import type { RequestContext } from "../../context/context";
import { type Command, command, execute } from "../../data/rows";
import { addJobsSql } from "../jobs/add-job";

/** An event for each row of a table or common table expression. */
export interface Announced {
  event: WebhookEventName;
  /** SQL of the `from` clause. */
  from: string;
  /** SQL of the event's JSON, from a row. It contains no customer data except ids. */
  data: string;
}

/** Events per job. */
const BATCH = 100;

const insertOf = ({ event, from, data }: Announced) => `
  select '${event}', ${data} from ${from} where exists (select from heard where heard.event = '${event}')`;

/**
 * SQL of common table expressions that announce events: they store an event for each row, and `announcement` has the
 * jobs that notify the webhooks, for `addAnnouncementSql`. If no webhook is subscribed, they do nothing and don't even
 * read the rows. `requestId` is an SQL expression.
 */
export const announcing = (requestId: string, ...announced: [Announced, ...Announced[]]): string => `
  heard as materialized (
    select distinct unnest(events) as event from webhooks where disabled_at is null
  ), happened as (
    insert into webhook_events (type, data) ${announced.map(insertOf).join(" union all ")} returning id
  ), announcement as (
    select 'fan-out-webhooks' as name, min(id::text) as key,
        json_strip_nulls(json_build_object('eventIds', json_agg(id), 'requestId', ${requestId})) as payload
      from (select id, (row_number() over () - 1) / ${BATCH} as batch from happened) as numbered group by batch
  )`;

/** SQL that adds the jobs of `announcing`. */
export const addAnnouncementSql = addJobsSql("announcement");

/** The text of a command that announces rows. Its parameters are those of `from`; `requestId` is as in `announcing`. */
export const announceSql = (requestId: string, announced: Announced): string =>
  `with ${announcing(requestId, announced)} ${addAnnouncementSql}`;

/** Announces an event of the row with this id to webhooks, if any is subscribed, as the running transaction has it. */
export type Announce<Event> = (
  ctx: Pick<RequestContext, "db" | "requestId">,
  event: Event,
  id: string,
) => Promise<void>;

/** Creates the function that announces these events of a table; `data` is the SQL of a row's JSON. */
export function announcerOf<Event extends WebhookEventName>(
  table: string,
  data: string,
  events: readonly Event[],
): Announce<Event> {
  const from = `(select * from ${table} where id = $1::uuid) as ${table}`;
  const commands = new Map<Event, Command>(
    events.map((event) => [event, command(announceSql("$2::text", { event, from, data }))]),
  );
  return async ({ db, requestId }, event, id) => {
    await execute(db, commands.get(event) as Command, [id, requestId]);
  };
}
