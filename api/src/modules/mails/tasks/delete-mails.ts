import type { JobContext } from "../../../context/job-context";
import type { JobPayloads } from "../../jobs/add-job.service";

/** Deletes the files of mails to people who have left. */
export function deleteMails(
  { mailer }: JobContext,
  { recipients }: JobPayloads["delete-mails"],
): Promise<void> {
  return mailer.deleteMailsTo(recipients);
}
