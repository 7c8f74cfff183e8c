import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";

const dropMails = command(
  `select from graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where task_identifier like 'mail-%' and last_error ~* $1))`,
);

/** Drops failed mail jobs with an email in their error: earlier releases stored the mail server's reply. */
export async function dropMailsNaming(tx: RequestContext, email: string): Promise<void> {
  await execute(tx.db, dropMails, [naming(email)]);
}

/** The characters around an email in a text. */
const APART = String.raw`[\s<>"'(),:;[\]]`;

/** The pattern that matches an email, but not a longer one that contains it. */
function naming(email: string): string {
  const literally = email.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  return String.raw`(^|${APART})${literally}($|${APART}|\.($|\s))`;
}
