import type { RequestContext } from "../../context/context";
import { addJob } from "../jobs/add-job.service";
import { recipientHash } from "./transport/recipient-hash";

/** Has the files of mails to a user's emails deleted, and of mails whose answers go there, once the transaction is committed. */
export async function deleteMailsOf(tx: RequestContext, userId: string, emails: string[]): Promise<void> {
  const recipients = [...new Set(emails.map(recipientHash))];
  await addJob(tx, "delete-mails", { recipients }, userId);
}
