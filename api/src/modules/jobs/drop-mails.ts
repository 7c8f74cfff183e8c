import type { RequestContext } from "../../context/context";
import { columns, integer } from "../../data/columns";
import { rows, statement } from "../../data/rows";

const doneColumn = columns({ mails: integer("count(*)::integer") });
const dropMails = statement(
  doneColumn,
  `select ${doneColumn.sql} from graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where task_identifier like 'mail-%' and last_error ~* $1))`,
);

/** Drops failed mails whose error names an email: earlier releases recorded what the mail server said of it. */
export async function dropMailsNaming(tx: RequestContext, email: string): Promise<void> {
  await rows(tx.db, dropMails, [naming(email)]);
}

/** What surrounds an email in a text. */
const APART = String.raw`[\s<>"'(),:;[\]]`;

/** The pattern that finds an email, and no longer one that contains it. */
function naming(email: string): string {
  const literally = email.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  return String.raw`(^|${APART})${literally}($|${APART}|\.($|\s))`;
}
