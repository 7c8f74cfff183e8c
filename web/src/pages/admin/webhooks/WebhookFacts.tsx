import { styled } from "styled-components";
import { creatorTexts } from "@shop/shared/messages/en/admin";
import { webhooksTexts, webhookTexts } from "@shop/shared/messages/en/admin-programs";
import { space } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { Notice } from "../../../ui/feedback/Notice";
import { formatMoment } from "@shop/shared/time/format-moment";
import { RowAction } from "../../../features/RowAction";
import { Creator } from "../parts/Creator";
import { useEndFormerWebhookSecretMutation, type WebhookQuery } from "./WebhookPage.generated";
import { Fact, Facts } from "../parts/Facts";
import { Stack } from "../../../ui/layout/Page";

const { facts } = webhookTexts;

/** The events of a webhook, and whether it is on; if it was switched off, the reason. */
export function WebhookFacts({ webhook }: { webhook: WebhookQuery["webhook"] }) {
  const { id, events, enabled, createdAt, formerSecretEndsAt, disabledAt, disabledReason } = webhook;
  return (
    <Stack $gap={6}>
      {disabledAt && <Notice>{webhookTexts.switchedOff(formatMoment(disabledAt), disabledReason)}</Notice>}
      <Facts>
        <Fact name={webhooksTexts.columns.state}>
          <Badge tone={enabled ? "good" : "bad"}>
            {enabled ? webhooksTexts.enabled : webhooksTexts.disabled}
          </Badge>
        </Fact>
        <Fact name={facts.events}>{events.join(", ")}</Fact>
        <Fact name={facts.created}>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </Fact>
        {formerSecretEndsAt && <FormerSecret id={id} endsAt={formerSecretEndsAt} />}
        <Fact name={creatorTexts.header}>
          <Creator of={webhook} />
        </Fact>
      </Facts>
    </Stack>
  );
}

const Line = styled.dd`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
`;

/** The previous secret, while it still signs too, with the button that ends it. */
function FormerSecret({ id, endsAt }: { id: string; endsAt: string }) {
  const [end] = useEndFormerWebhookSecretMutation();
  return (
    <>
      <dt>{webhookTexts.former}</dt>
      <Line>
        <span>{webhookTexts.formerUntil(formatMoment(endsAt))}</span>
        <RowAction
          size="small"
          confirmation={webhookTexts.endFormerConfirmation}
          act={() => end({ variables: { id } }).then(() => null)}
        >
          {webhookTexts.endFormer}
        </RowAction>
      </Line>
    </>
  );
}
