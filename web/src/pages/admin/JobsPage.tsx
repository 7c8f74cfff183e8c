import { styled } from "styled-components";
import { jobsTexts } from "../../messages/admin-programs";
import { Empty } from "../../ui/feedback/states";
import { Page } from "../../ui/layout/Page";
import { useListParams } from "../../ui/table/list-params";
import { PagedTable } from "../../ui/table/PagedTable";
import { pageVariables } from "./parts/page-variables";
import {
  useJobsQuery,
  type JobColumns_JobFragment,
  useRetryJobMutation,
  type RetryJobButton_JobFragment,
} from "./JobsPage.generated";
import { color, from } from "../../theme/tokens";
import { Badge } from "../../ui/feedback/Badge";
import { formatMoment, formatNumber } from "../../ui/format/format";
import type { Column } from "../../ui/table/Table";
import { useRowAction } from "../../features/use-row-action";
import { evictLists } from "../../graphql/evict";
import { ActionButton } from "../../ui/form/ActionButton";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";

/** Schedules the next attempt of a failed job for now. */
function RetryJobButton({ job: { id, task, about } }: { job: RetryJobButton_JobFragment }) {
  const run = useRowAction();
  const [retry] = useRetryJobMutation({ update: (cache) => evictLists(cache, "failedJobs") });
  const press = async () => {
    const { data } = await retry({ variables: { id } });
    return data?.retryJob ? null : jobsTexts.tooLate; // the row says 'Now', and disappears when the job has succeeded
  };

  return (
    <ActionButton variant="secondary" size="small" onPress={() => run(press)}>
      {jobsTexts.tryAgain}
      <VisuallyHidden>{[jobsTexts.tasks[task] ?? task, about].filter(Boolean).join(", ")}</VisuallyHidden>
    </ActionButton>
  );
}

const { columns, tasks, now, givenUp } = jobsTexts;

/** Doesn't wrap where the table shows rows; the error takes the remaining width. */
const NoWrap = styled.span`
  ${from.large} {
    white-space: nowrap;
  }
`;

const Moment = styled.time`
  color: ${color.muted};
`;

/** A program's error message, which may contain long words. */
const ErrorText = styled.bdi`
  overflow-wrap: anywhere;

  ${from.large} {
    display: block;
    min-width: 12rem;
  }
`;

const isDue = (nextTryAt: string) => Date.parse(nextTryAt) <= Date.now();

function NextTry({ job: { nextTryAt } }: { job: JobColumns_JobFragment }) {
  if (!nextTryAt) return <Badge tone="bad">{givenUp}</Badge>;
  if (isDue(nextTryAt)) return <Badge tone="accent">{now}</Badge>;
  return <Moment dateTime={nextTryAt}>{formatMoment(nextTryAt)}</Moment>;
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
  { header: columns.error, cell: ({ error }) => <ErrorText>{error}</ErrorText>, prose: true },
  {
    header: columns.failedAt,
    cell: ({ failedAt }) => <Moment dateTime={failedAt}>{formatMoment(failedAt)}</Moment>,
    phone: "wide",
  },
  { header: columns.nextTry, cell: (job) => <NextTry job={job} />, phone: "wide" },
  {
    header: columns.actions,
    actions: true,
    align: "end",
    cell: (job) => (
      <NoWrap as="div">
        <RetryJobButton job={job} />
      </NoWrap>
    ),
  },
];

const noSortOptions = [] as const;

/** Milliseconds. Jobs retry by themselves, so the list has to follow. */
const REFRESH_MS = 10_000;

/** `/jobs`: failed jobs, their errors, and their next attempts. */
export function JobsPage() {
  const list = useListParams(noSortOptions);
  const query = useJobsQuery({
    variables: pageVariables(list.params),
    fetchPolicy: "cache-and-network",
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });

  return (
    <Page title={jobsTexts.title} lead={jobsTexts.lead} width="wide">
      <PagedTable
        noun={["failed job", "failed jobs"]}
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
