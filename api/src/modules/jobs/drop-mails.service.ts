import type { RequestContext } from "../../context/context";
import { columns, integer } from "../../data/columns";
import { containing } from "../../data/lists/search";
import { rows, statement } from "../../data/rows";

const doneColumn = columns({ mails: integer("count(*)::integer") });
const dropMails = statement(
  doneColumn,
  `select ${doneColumn.sql} from graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where task_identifier like 'mail-%' and last_error ilike $1))`,
);

/** Drops failed mails whose error names an email: earlier releases recorded what the mail server said of it. */
export async function dropMailsNaming(tx: RequestContext, email: string): Promise<void> {
  await rows(tx.db, dropMails, [containing(email)]);
}
