import { styled } from "styled-components";
import { webhookTexts as texts } from "../../../../messages/admin-webhooks";
import { color, space, text } from "../../../../theme/tokens";
import { Empty } from "../../../../ui/feedback/states";
import { Delivery } from "./Delivery";
import type { Delivery_DeliveryFragment } from "./WebhookPage.generated";

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
    margin: 0;
    padding: 0;
    border-top: 1px solid ${color.line};
    list-style: none;
  }
`;

/** What was sent to a webhook lately. */
export function Deliveries({ deliveries }: { deliveries: readonly Delivery_DeliveryFragment[] }) {
  return (
    <Section>
      <h2>{texts.deliveries}</h2>
      <p>{texts.deliveriesLead}</p>
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
