import { usersTexts } from "../../../messages/admin";
import { useListParams, type ListPart } from "../../../ui/table/list-params";
import { Page } from "../../../ui/layout/Page";
import { PagedTable } from "../../../ui/table/PagedTable";
import { Empty } from "../../../ui/feedback/states";
import { useUsersQuery } from "./UsersPage.generated";
import { userColumns } from "./user-columns";
import { userSorts } from "../sort-options";
import { pageSize, pageVariables } from "../page-variables";

const parts: readonly ListPart[] = [{ inUrl: "blocked", label: usersTexts.blocked }];

/** `/users` (spec §2 All Users). */
export function UsersPage() {
  const address = useListParams(userSorts, parts);
  const query = useUsersQuery({
    variables: { ...pageVariables(address.place), blocked: address.place.part === "blocked" },
    fetchPolicy: "cache-and-network",
  });

  return (
    <Page title={usersTexts.title} count={query.data?.everyone.totalCount} width="wide">
      <PagedTable
        noun={["user", "users"]}
        columns={userColumns}
        address={address}
        query={query}
        select={(data) => data.users}
        pageSize={pageSize}
        placeholder="E-mail or name…"
        everything="Not blocked"
        ownOrder="Newest"
        empty={<Empty>There is nobody.</Empty>}
      />
    </Page>
  );
}
