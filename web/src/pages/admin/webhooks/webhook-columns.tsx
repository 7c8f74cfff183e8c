import { styled } from "styled-components";
import { creatorTexts } from "../../../messages/admin-programs";
import { webhooksTexts } from "../../../messages/admin-webhooks";
import { paths } from "../../../routing/paths";
import { color, space } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { formatMoment } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import type { Column } from "../../../ui/table/Table";
import { Creator } from "../Creator";
import { DeliveryState } from "./DeliveryState";
import type { WebhookColumns_WebhookFragment } from "./WebhooksPage.generated";

const { columns, enabled, disabled, nothingSent } = webhooksTexts;

const Address = styled.bdi`
  overflow-wrap: anywhere;
`;

const Last = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
`;

const Muted = styled.span`
  color: ${color.muted};
`;

/** The columns of the webhooks. */
export const webhookColumns: readonly Column<WebhookColumns_WebhookFragment>[] = [
  {
    header: columns.url,
    cell: ({ id, url }) => (
      <Link to={paths.webhook(id)}>
        <Address>{url}</Address>
      </Link>
    ),
    phone: "title",
    prose: true,
  },
  { header: columns.events, cell: ({ events }) => events.join(", "), prose: true },
  {
    header: columns.state,
    cell: (webhook) => (
      <Badge tone={webhook.enabled ? "good" : "bad"}>{webhook.enabled ? enabled : disabled}</Badge>
    ),
    phone: "half",
  },
  { header: creatorTexts.header, cell: (webhook) => <Creator of={webhook} />, phone: "wide" },
  { header: columns.last, cell: ({ deliveries: [last] }) => <LastDelivery last={last} />, phone: "wide" },
];

function LastDelivery({ last }: { last: WebhookColumns_WebhookFragment["deliveries"][number] | undefined }) {
  if (!last) return <Muted>{nothingSent}</Muted>;
  return (
    <Last>
      <DeliveryState delivery={last} />
      <Muted as="time" dateTime={last.at}>
        {formatMoment(last.at)}
      </Muted>
    </Last>
  );
}
