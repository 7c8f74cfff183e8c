import type { RequestContext } from "../../context/context";
import { addJob } from "../jobs/add-job";
import { recipientHash } from "./transport/delete-mails";

/**
 * Has the files of mails about a user's orders deleted once the transaction is committed, and those of other mails to emails that
 * are known to be theirs, or whose answers go there.
 */
export async function deleteMailsOf(tx: RequestContext, userId: string, emails: string[]): Promise<void> {
  await addJob(tx, "delete-mails", { userId, recipients: emails.map(recipientHash) }, userId);
}
