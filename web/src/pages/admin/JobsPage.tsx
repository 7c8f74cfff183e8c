import { jobsTexts } from "@shop/shared/messages/en/admin-programs";
import { Empty } from "../../ui/feedback/states";
import { Page } from "../../ui/layout/Page";
import { useListParams } from "../../ui/table/list-params";
import { PagedTable } from "../../ui/table/PagedTable";
import { pageQuery } from "./parts/page-query";
import { useJobsQuery, type JobColumns_JobFragment, useRetryJobMutation } from "./JobsPage.generated";
import { Badge } from "../../ui/feedback/Badge";
import { formatNumber } from "../../ui/format/format";
import type { Column } from "../../ui/table/Table";
import { RowAction } from "../../features/RowAction";
import { evicting } from "../../graphql/evict";
import { actionsColumn } from "./parts/actions-column";
import { Moment, NoWrap, WideText } from "./parts/cells";

/** Schedules the next attempt of a failed job for now. */
function RetryJobButton({ job: { id, task, about } }: { job: JobColumns_JobFragment }) {
  const [retry] = useRetryJobMutation(evicting("failedJobs"));
  const press = async () => {
    const { data } = await retry({ variables: { id } });
    return data?.retryJob ? null : jobsTexts.tooLate; // the row says 'Now', and disappears when the job has succeeded
  };

  return (
    <RowAction
      size="small"
      of={[jobsTexts.tasks[task] ?? task, about].filter(Boolean).join(", ")}
      act={press}
    >
      {jobsTexts.tryAgain}
    </RowAction>
  );
}

const { columns, tasks, now, givenUp } = jobsTexts;

const isDue = (nextTryAt: string) => Date.parse(nextTryAt) <= Date.now();

function NextTry({ job: { nextTryAt } }: { job: JobColumns_JobFragment }) {
  if (!nextTryAt) return <Badge tone="bad">{givenUp}</Badge>;
  if (isDue(nextTryAt)) return <Badge tone="accent">{now}</Badge>;
  return <Moment at={nextTryAt} />;
}

/** The columns of failed jobs. */
const jobColumns: readonly Column<JobColumns_JobFragment>[] = [
  { header: columns.task, cell: ({ task }) => <NoWrap>{tasks[task] ?? task}</NoWrap>, phone: "title" },
  {
    header: columns.about,
    cell: ({ about }) => <NoWrap as="bdi">{about ?? "–"}</NoWrap>,
    phone: "half",
  },
  {
    header: columns.attempts,
    cell: ({ attempts }) => formatNumber(attempts),
    align: "end",
    phone: "half",
  },
  { header: columns.error, cell: ({ error }) => <WideText $min="12rem">{error}</WideText>, prose: true },
  { header: columns.failedAt, cell: ({ failedAt }) => <Moment at={failedAt} />, phone: "wide" },
  { header: columns.nextTry, cell: (job) => <NextTry job={job} />, phone: "wide" },
  actionsColumn((job) => <RetryJobButton job={job} />),
];

/** Milliseconds. Jobs retry by themselves, so the list has to follow. */
const REFRESH_MS = 10_000;

/** `/jobs`: failed jobs, their errors, and their next attempts. */
export function JobsPage() {
  const list = useListParams();
  const query = useJobsQuery({
    ...pageQuery(list.params),
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });

  return (
    <Page title={jobsTexts.title} lead={jobsTexts.lead} width="wide">
      <PagedTable
        noun={jobsTexts.noun}
        columns={jobColumns}
        navigation={list}
        query={query}
        select={(data) => data.failedJobs}
        placeholder={jobsTexts.placeholder}
        defaultSortLabel={jobsTexts.sort}
        empty={<Empty>{jobsTexts.empty}</Empty>}
      />
    </Page>
  );
}
