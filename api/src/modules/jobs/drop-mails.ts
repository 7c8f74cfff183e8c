import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";

const dropMails = command(
  `select from graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
      where task_identifier like 'mail-%' and last_error ~* $1 or starts_with(key, 'mail-message: ' || $2)))`,
);

/**
 * Drops failed mail jobs with an email in their error, because earlier releases stored the mail server's reply, and
 * waiting messages whose keys begin with `messages`.
 */
export async function dropMailsNaming(tx: RequestContext, email: string, messages: string): Promise<void> {
  await execute(tx.db, dropMails, [naming(email), messages]);
}

/** The characters around an email in a text. */
const APART = String.raw`[\s<>"'(),:;[\]]`;

/** The pattern that matches an email, but not a longer one that contains it. */
function naming(email: string): string {
  const literally = email.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  return String.raw`(^|${APART})${literally}($|${APART}|\.($|\s))`;
}
