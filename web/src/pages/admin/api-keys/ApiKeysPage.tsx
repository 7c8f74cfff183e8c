import { apiKeysTexts } from "../../../messages/admin-api-keys";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { Page } from "../../../ui/layout/Page";
import { Table, TableSkeleton } from "../../../ui/table/Table";
import { apiKeyColumns } from "./api-key-columns";
import { useApiKeysQuery } from "./ApiKeysPage.generated";
import { NewApiKeyButton } from "./NewApiKeyButton";

/** `/apiKeys`: the keys of programs, which an admin creates and revokes. */
export function ApiKeysPage() {
  const { data, error, refetch } = useApiKeysQuery({ fetchPolicy: "cache-and-network" });

  const content = () => {
    if (error) return <Failure error={error} onRetry={refetch} />;
    if (!data)
      return (
        <Loading what={apiKeysTexts.loading}>
          <TableSkeleton columns={apiKeyColumns} rows={4} />
        </Loading>
      );
    if (data.apiKeys.length === 0) return <Empty>{apiKeysTexts.empty}</Empty>;
    return (
      <Table
        caption={apiKeysTexts.caption}
        columns={apiKeyColumns}
        rows={data.apiKeys}
        rowKey={({ id }) => id}
      />
    );
  };
  return (
    <Page title={apiKeysTexts.title} lead={apiKeysTexts.lead} width="wide" actions={<NewApiKeyButton />}>
      {content()}
    </Page>
  );
}
