import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useRowAction } from "../../../../features/alerts/use-row-action";
import { evictLists } from "../../../../graphql/evict";
import { webhooksTexts, webhookTexts as texts } from "../../../../messages/admin-webhooks";
import { paths } from "../../../../routing/paths";
import { ActionButton } from "../../../../ui/form/ActionButton";
import { SecretDialog } from "../../SecretDialog";
import {
  useDeleteWebhookMutation,
  useDisableWebhookMutation,
  useEnableWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  type WebhookButtons_WebhookFragment,
} from "./WebhookPage.generated";

interface WebhookButtonsProps {
  webhook: WebhookButtons_WebhookFragment;
  /** Called after a delivery was sent. */
  onChanged: () => Promise<unknown>;
}

/** What can be done with a webhook. */
export function WebhookButtons({ webhook: { id, url, enabled }, onChanged }: WebhookButtonsProps) {
  const run = useRowAction();
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string>();
  const [test] = useTestWebhookMutation();
  const [switchOn] = useEnableWebhookMutation();
  const [switchOff] = useDisableWebhookMutation();
  const [rotate] = useRotateWebhookSecretMutation();
  const [remove] = useDeleteWebhookMutation({ update: (cache) => evictLists(cache, "webhooks") });

  const one = { variables: { id } };

  const sendTest = async () => {
    const { data } = await test(one);
    await onChanged();
    const sent = data?.testWebhook;
    if (!sent) return null;
    return sent.error === null && sent.status !== null
      ? texts.arrived(sent.status)
      : texts.notArrived(sent.error ?? texts.noReason);
  };
  const change = async () => {
    await (enabled ? switchOff(one) : switchOn(one));
    return null;
  };
  const renew = async () => {
    const { data } = await rotate(one);
    setSecret(data?.rotateWebhookSecret.secret);
    return null;
  };
  const leave = async () => {
    await remove(one);
    await navigate(paths.webhooks);
    return null;
  };

  return (
    <>
      <ActionButton onPress={() => run(sendTest)}>{texts.test}</ActionButton>
      <ActionButton variant="secondary" onPress={() => run(change)}>
        {enabled ? texts.disable : texts.enable}
      </ActionButton>
      <ActionButton variant="secondary" confirmation={texts.rotateConfirmation} onPress={() => run(renew)}>
        {texts.rotate}
      </ActionButton>
      <ActionButton
        variant="secondary"
        dangerous
        confirmation={texts.removeConfirmation(url)}
        onPress={() => run(leave)}
      >
        {texts.remove}
      </ActionButton>
      {secret !== undefined && (
        <SecretDialog
          title={webhooksTexts.secretTitle}
          secret={secret}
          copyLabel={webhooksTexts.copySecret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  );
}
