import { styled } from "styled-components";
import { creatorTexts } from "../../../messages/admin";
import { webhooksTexts, webhookTexts } from "../../../messages/admin-programs";
import { color, from, space } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { Notice } from "../../../ui/feedback/Notice";
import { formatMoment } from "../../../ui/format/format";
import { useRowAction } from "../../../features/use-row-action";
import { ActionButton } from "../../../ui/form/ActionButton";
import { Creator } from "../parts/Creator";
import { useEndFormerWebhookSecretMutation, type WebhookQuery } from "./WebhookPage.generated";

const { facts } = webhookTexts;

/** Names above their values, or side by side if they fit. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space[1]} ${space[6]};
  margin: 0;

  dt {
    color: ${color.muted};
  }
  dd + dt {
    margin-top: ${space[3]};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  ${from.small} {
    grid-template-columns: max-content minmax(0, 1fr);
    row-gap: ${space[3]};

    dd + dt {
      margin-top: 0;
    }
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space[6]};
`;

/** The events of a webhook, and whether it is on; if it was switched off, the reason. */
export function WebhookFacts({ webhook }: { webhook: WebhookQuery["webhook"] }) {
  const { id, events, enabled, createdAt, formerSecretEndsAt, disabledAt, disabledReason } = webhook;
  return (
    <Stack>
      {disabledAt && (
        <Notice>
          {`${facts.off} ${formatMoment(disabledAt)}${disabledReason ? `: ${disabledReason}` : ""}`}
        </Notice>
      )}
      <Facts>
        <dt>{webhooksTexts.columns.state}</dt>
        <dd>
          <Badge tone={enabled ? "good" : "bad"}>
            {enabled ? webhooksTexts.enabled : webhooksTexts.disabled}
          </Badge>
        </dd>
        <dt>{facts.events}</dt>
        <dd>{events.join(", ")}</dd>
        <dt>{facts.created}</dt>
        <dd>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </dd>
        {formerSecretEndsAt && <FormerSecret id={id} endsAt={formerSecretEndsAt} />}
        <dt>{creatorTexts.header}</dt>
        <dd>
          <Creator of={webhook} />
        </dd>
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
  const run = useRowAction();
  const [end] = useEndFormerWebhookSecretMutation();
  return (
    <>
      <dt>{webhookTexts.former}</dt>
      <Line>
        <span>{webhookTexts.formerUntil(formatMoment(endsAt))}</span>
        <ActionButton
          variant="secondary"
          size="small"
          confirmation={webhookTexts.endFormerConfirmation}
          onPress={() => run(() => end({ variables: { id } }).then(() => null))}
        >
          {webhookTexts.endFormer}
        </ActionButton>
      </Line>
    </>
  );
}
