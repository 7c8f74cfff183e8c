import { useRowAction } from "../../../features/alerts/use-row-action";
import { evictLists } from "../../../graphql/evict";
import { jobsTexts } from "../../../messages/admin-jobs";
import { ActionButton } from "../../../ui/form/ActionButton";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { useRetryJobMutation, type RetryJobButton_JobFragment } from "./JobsPage.generated";

/** Has a failed job tried again now. */
export function RetryJobButton({ job: { id, task, about } }: { job: RetryJobButton_JobFragment }) {
  const run = useRowAction();
  const [retry] = useRetryJobMutation({ update: (cache) => evictLists(cache, "failedJobs") });
  const press = async () => {
    const { data } = await retry({ variables: { id } });
    return data?.retryJob ? null : jobsTexts.tooLate; // the row says 'Now', and disappears when it is done
  };

  return (
    <ActionButton variant="secondary" size="small" onPress={() => run(press)}>
      {jobsTexts.tryAgain}
      <VisuallyHidden>{[jobsTexts.tasks[task] ?? task, about].filter(Boolean).join(", ")}</VisuallyHidden>
    </ActionButton>
  );
}
