import { useListParams, type ListFilter } from "../../../ui/table/list-params";
import { fileNames, usersTexts } from "@shop/shared/messages/en/admin";
import { formatCount } from "../../../ui/format/format";
import { Page } from "../../../ui/layout/Page";
import { PagedTable } from "../../../ui/table/PagedTable";
import { Empty } from "../../../ui/feedback/states";
import { useUsersQuery } from "./UsersPage.generated";
import { userColumns } from "./user-columns";
import { useColumns } from "../parts/actions-column";
import { ExportButton } from "../parts/ExportButton";
import { pageQuery } from "../parts/page-query";
import type { UserSort } from "../../../graphql/schema.generated";
import type { SortOption } from "../../../ui/table/search-and-sort";

const { sorts } = usersTexts;

/** The sort orders of All Users; by default the newest first. */
const userSortOptions: readonly SortOption<UserSort>[] = [
  { sort: "OLDEST", slug: "oldest", label: sorts.oldest },
  { sort: "EMAIL", slug: "email", label: sorts.email },
  { sort: "ROLE", slug: "role", label: sorts.role },
];

const filters: readonly ListFilter[] = [{ slug: "blocked", label: usersTexts.blocked }];

/** `/users` (spec §2 All Users), and the export of the newsletter's subscribers. */
export function UsersPage() {
  const list = useListParams(userSortOptions, filters);
  const query = useUsersQuery(pageQuery(list.params, { blocked: list.params.filter === "blocked" }));

  const readers = query.data?.newsletterSubscribers;

  return (
    <Page
      title={usersTexts.title}
      count={query.data?.everyone.totalCount}
      width="wide"
      actions={
        <ExportButton from="/exports/newsletter.csv" saveAs={fileNames.newsletter}>
          {`${usersTexts.exportSubscribers}${readers !== undefined ? ` (${formatCount(readers)})` : ""}`}
        </ExportButton>
      }
    >
      <PagedTable
        noun={usersTexts.noun}
        columns={useColumns(userColumns, "WRITE_CUSTOMERS")}
        navigation={list}
        query={query}
        select={(data) => data.users}
        placeholder={usersTexts.searchHint}
        allLabel={usersTexts.active}
        defaultSortLabel={sorts.newest}
        empty={<Empty>{usersTexts.empty}</Empty>}
      />
    </Page>
  );
}
