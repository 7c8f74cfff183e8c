import { useState } from "react";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { isNotFound } from "../../../graphql/errors";
import { webhooksTexts, webhookTexts as texts } from "@shop/shared/messages/en/admin-programs";
import { paths } from "../../../paths";
import { space, color, text } from "../../../theme/tokens";
import { Empty, Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { DialogButton } from "../../../ui/dialog/DialogButton";
import { Page, Stack } from "../../../ui/layout/Page";
import { BackToList } from "../parts/BackToList";
import { WebhookFacts } from "./WebhookFacts";
import {
  useWebhookQuery,
  type Delivery_DeliveryFragment,
  useDeleteWebhookMutation,
  useDisableWebhookMutation,
  useEnableWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  type WebhookButtons_WebhookFragment,
} from "./WebhookPage.generated";
import { Delivery } from "./Delivery";
import { ReplayDialog } from "./ReplayDialog";
import { RowAction } from "../../../features/RowAction";
import { evicting } from "../../../graphql/evict";
import { SecretDialog } from "../parts/SecretDialog";
import { useNavigateHere } from "../../../ui/browser/use-navigate-here";

interface WebhookButtonsProps {
  webhook: WebhookButtons_WebhookFragment;
  /** Called after a delivery was sent. */
  onChanged: () => Promise<unknown>;
}

/** The actions of a webhook. */
function WebhookButtons({ webhook: { id, url, enabled }, onChanged }: WebhookButtonsProps) {
  const navigate = useNavigateHere();
  const [secret, setSecret] = useState<string>();
  const [test] = useTestWebhookMutation();
  const [switchOn] = useEnableWebhookMutation();
  const [switchOff] = useDisableWebhookMutation();
  const [rotate] = useRotateWebhookSecretMutation();
  const [remove] = useDeleteWebhookMutation(evicting("webhooks"));

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
      <RowAction variant="primary" act={sendTest}>
        {texts.test}
      </RowAction>
      <RowAction act={change}>{enabled ? texts.disable : texts.enable}</RowAction>
      <RowAction confirmation={texts.rotateConfirmation} act={renew}>
        {texts.rotate}
      </RowAction>
      <RowAction dangerous confirmation={texts.removeConfirmation(url)} act={leave}>
        {texts.remove}
      </RowAction>
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

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin-top: ${space[10]};

  h2 {
    font-size: ${text.title};
  }
  h2 + p {
    margin-top: calc(-1 * ${space[3]});
    color: ${color.muted};
  }
  ul {
    border-top: 1px solid ${color.line};
  }
`;

interface DeliveriesProps {
  webhook: WebhookButtons_WebhookFragment;
  deliveries: readonly Delivery_DeliveryFragment[];
  /** Called after the deliveries were queued. */
  onChanged: () => Promise<unknown>;
}

/** The recent deliveries of a webhook, and the button that sends past events again, unless it is off. */
function Deliveries({ webhook: { id, enabled }, deliveries, onChanged }: DeliveriesProps) {
  return (
    <Section>
      <h2>{texts.deliveries}</h2>
      <p>{texts.deliveriesLead}</p>
      {enabled && deliveries.length > 0 && (
        <div>
          <DialogButton
            variant="secondary"
            size="small"
            dialog={(close) => <ReplayDialog id={id} onSent={onChanged} onClose={close} />}
          >
            {texts.replay.open}
          </DialogButton>
        </div>
      )}
      {deliveries.length === 0 ? (
        <Empty>{texts.noDeliveries}</Empty>
      ) : (
        <ul>
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Milliseconds. Deliveries retry by themselves, so the list has to follow. */
const REFRESH_MS = 10_000;

/** `/webhooks/:id`: the deliveries and responses of a webhook, and its actions. Not in the specification. */
export function WebhookPage() {
  const { id = "" } = useParams();
  return <OneWebhook key={id} id={id} />;
}

function OneWebhook({ id }: { id: string }) {
  const { data, error, refetch } = useWebhookQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const webhook = isNotFound(error) ? undefined : data?.webhook;

  return (
    <Page
      title={texts.title}
      lead={webhook?.url}
      above={<BackToList path={paths.webhooks}>{texts.back}</BackToList>}
      actions={webhook && <WebhookButtons webhook={webhook} onChanged={refetch} />}
    >
      {webhook ? (
        <>
          <WebhookFacts webhook={webhook} />
          <Deliveries webhook={webhook} deliveries={webhook.deliveries} onChanged={refetch} />
        </>
      ) : (
        <WithoutWebhook error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

function WithoutWebhook({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (isNotFound(error)) return <Empty>{texts.notFound}</Empty>;
  if (error) return <Failure error={error} onRetry={onRetry} />;
  return (
    <Loading what={texts.loading}>
      <Stack $gap={4}>
        <Skeleton $width="18rem" />
        <Skeleton $width="24rem" />
        <Skeleton $width="20rem" />
        <Skeleton $height="12rem" />
      </Stack>
    </Loading>
  );
}
