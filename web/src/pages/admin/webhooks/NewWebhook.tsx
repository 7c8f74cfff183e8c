import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { webhooksTexts as texts } from "../../../messages/admin-webhooks";
import { paths } from "../../../routing/paths";
import { AddButton } from "../AddButton";
import { SecretDialog } from "../SecretDialog";
import { WebhookDialog } from "./WebhookDialog";
import type { CreateWebhookMutation } from "./WebhooksPage.generated";

type Created = CreateWebhookMutation["createWebhook"];

/** Adds a webhook, shows its secret, and leads to its page. */
export function NewWebhook() {
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
