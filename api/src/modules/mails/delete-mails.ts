import type { RequestContext } from "../../context/context";
import { addJob } from "../jobs/add-job";
import { recipientHash } from "./transport/delete-mails";

/** The start of the keys of jobs with messages from this email; the keys don't contain the email itself. */
export const messagesOf = (email: string): string => `${recipientHash(email).slice(0, 16)}.`;

/**
 * Adds a job that deletes mail files after the transaction commits: the mails about a user's orders, and those sent to
 * the user's known emails or with one of them as the reply address.
 */
export async function deleteMailsOf(tx: RequestContext, userId: string, emails: string[]): Promise<void> {
  await addJob(tx, "delete-mails", { userId, recipients: emails.map(recipientHash) }, userId);
}
