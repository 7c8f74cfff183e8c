import { styled } from "styled-components";
import { RowAction } from "../../../features/RowAction";
import { webhookTexts as texts } from "@shop/shared/messages/en/admin-programs";
import { color, radius, secondary, space, text } from "../../../theme/tokens";
import { formatNumber } from "../../../ui/format/format";
import { formatMoment } from "@shop/shared/time/format-moment";
import { DeliveryState } from "./DeliveryState";
import { Fact, Facts } from "../parts/Facts";
import { useResendDeliveryMutation, type Delivery_DeliveryFragment } from "./WebhookPage.generated";

const Item = styled.li`
  border-bottom: 1px solid ${color.line};

  summary {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
    align-items: center;
    min-height: 3.5rem;
    padding-block: ${space[3]};
    cursor: pointer;
  }
  summary > code {
    flex: 1 1 10rem;
    font-weight: 550;
  }
  time {
    ${secondary}
  }
`;

const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding-block: ${space[2]} ${space[6]};
  font-size: ${text.small};

  h3 {
    margin-bottom: ${space[2]};
    font-size: ${text.small};
  }
  pre {
    overflow: auto;
    max-height: 20rem;
    padding: ${space[4]};
    border-radius: ${radius.small};
    background: ${color.sunken};
    font-size: ${text.small};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > div:last-child {
    justify-self: start;
  }
`;

/** JSON with a line per value; any other text unchanged. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** A delivery: a line that expands to the request and the response. */
export function Delivery({ delivery }: { delivery: Delivery_DeliveryFragment }) {
  const { event, at, request, answer } = delivery;
  return (
    <Item>
      <details>
        <summary>
          <code translate="no">{event}</code>
          <DeliveryState delivery={delivery} />
          <time dateTime={at}>{formatMoment(at)}</time>
        </summary>
        <Details>
          <DeliveryFacts delivery={delivery} />
          <div>
            <h3>{texts.request}</h3>
            <pre tabIndex={0}>{readable(request)}</pre>
          </div>
          <div>
            <h3>{texts.answer}</h3>
            <pre tabIndex={0}>{answer || texts.noAnswer}</pre>
          </div>
          <div>
            <SendAgain delivery={delivery} />
          </div>
        </Details>
      </details>
    </Item>
  );
}

function DeliveryFacts({ delivery }: { delivery: Delivery_DeliveryFragment }) {
  const { eventId, happenedAt, attempt, durationMs, nextTryAt, error } = delivery;
  return (
    <Facts>
      <Fact name={texts.eventId}>
        <code>{eventId}</code>
      </Fact>
      <Fact name={texts.happened}>{formatMoment(happenedAt)}</Fact>
      <Fact name={texts.attempts}>{formatNumber(attempt)}</Fact>
      {durationMs !== null && <Fact name={texts.duration}>{texts.milliseconds(durationMs)}</Fact>}
      {nextTryAt && <Fact name={texts.nextTry}>{formatMoment(nextTryAt)}</Fact>}
      {error && <Fact name={texts.error}>{error}</Fact>}
    </Facts>
  );
}

function SendAgain({ delivery: { id, event } }: { delivery: Delivery_DeliveryFragment }) {
  const [resend] = useResendDeliveryMutation();
  return (
    <RowAction size="small" of={event} act={() => resend({ variables: { id } }).then(() => null)}>
      {texts.sendAgain}
    </RowAction>
  );
}
