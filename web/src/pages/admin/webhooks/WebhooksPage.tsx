import { webhooksTexts as texts } from "../../../messages/admin-webhooks";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { Page } from "../../../ui/layout/Page";
import { Table, TableSkeleton } from "../../../ui/table/Table";
import { NewWebhook } from "./NewWebhook";
import { webhookColumns } from "./webhook-columns";
import { useWebhooksQuery } from "./WebhooksPage.generated";

/** `/webhooks`: the addresses that are told what happens. Not in the specification. */
export function WebhooksPage() {
  return (
    <Page title={texts.title} lead={texts.lead} actions={<NewWebhook />} width="wide">
      <Webhooks />
    </Page>
  );
}

function Webhooks() {
  const { data, previousData, error, refetch } = useWebhooksQuery({ fetchPolicy: "cache-and-network" });
  const shown = data ?? previousData;
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!shown) {
    return (
      <Loading what={texts.loading}>
        <TableSkeleton columns={webhookColumns} rows={4} />
      </Loading>
    );
  }
  if (shown.webhooks.length === 0) return <Empty>{texts.empty}</Empty>;
  return (
    <Table caption={texts.title} columns={webhookColumns} rows={shown.webhooks} rowKey={({ id }) => id} />
  );
}
