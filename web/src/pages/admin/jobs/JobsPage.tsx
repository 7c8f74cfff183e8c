import { pageSizes } from "@shop/shared/lists";
import { jobsTexts } from "../../../messages/admin-jobs";
import { Empty } from "../../../ui/feedback/states";
import { Page } from "../../../ui/layout/Page";
import { useListParams } from "../../../ui/table/list-params";
import { PagedTable } from "../../../ui/table/PagedTable";
import { pageVariables } from "../page-variables";
import { jobColumns } from "./job-columns";
import { useJobsQuery } from "./JobsPage.generated";

const noSortOptions = [] as const;

/** Jobs are tried again by themselves meanwhile. */
const REFRESH_MS = 10_000;

/** `/jobs`: what failed, why, and when it is tried again. */
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
        pageSize={pageSizes.admin}
        placeholder={jobsTexts.placeholder}
        defaultSortLabel={jobsTexts.sort}
        empty={<Empty>{jobsTexts.empty}</Empty>}
      />
    </Page>
  );
}
