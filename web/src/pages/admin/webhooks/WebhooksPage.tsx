import { webhooksTexts as texts } from "../../../messages/admin-webhooks";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { Page } from "../../../ui/layout/Page";
import { Table, TableSkeleton } from "../../../ui/table/Table";
import { webhookColumns } from "./webhook-columns";
import { useWebhooksQuery, type CreateWebhookMutation } from "./WebhooksPage.generated";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../routing/paths";
import { AddButton } from "../AddButton";
import { SecretDialog } from "../SecretDialog";
import { WebhookDialog } from "./WebhookDialog";

type Created = CreateWebhookMutation["createWebhook"];

/** Adds a webhook, shows its secret, and leads to its page. */
function NewWebhook() {
  const [created, setCreated] = useState<Created>();
  const navigate = useNavigate();
  return (
    <>
      <AddButton
        label={texts.add}
        dialog={(close) => <WebhookDialog onClose={close} onCreated={setCreated} />}
      />
      {created && (
        <SecretDialog
          title={texts.secretTitle}
          secret={created.secret}
          copyLabel={texts.copySecret}
          onClose={() => void navigate(paths.webhook(created.webhook.id))}
        >
          <p>{texts.secretUse}</p>
        </SecretDialog>
      )}
    </>
  );
}

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
