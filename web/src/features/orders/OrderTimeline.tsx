import { styled } from "styled-components";
import { personText, timelineTexts } from "@shop/shared/messages/en/orders";
import { color, space, text } from "../../theme/tokens";
import { formatMoment } from "@shop/shared/time/format-moment";
import { WholeNumbers } from "../../ui/format/WholeNumbers";
import { useViewerTime } from "../../ui/format/use-viewer-time";
import type { OrderStatus } from "../../graphql/schema.generated";
import { ParcelFacts } from "./ParcelFacts";
import type { OrderTimeline_OrderFragment } from "./OrderTimeline.generated";

type Events = OrderTimeline_OrderFragment["events"];

/** The reader of a timeline: the order's customer, or an admin. */
type TimelineReader = "customer" | "admin";

/** A step of an order's timeline as text. */
interface TimelineStep {
  title: string;
  at: string;
  /** The actor: "by you"; null if unknown. */
  by: string | null;
  note: string | null;
  /** Whether the parcel was sent in this step. */
  sends: boolean;
}

/** The steps of an order as texts, oldest first. An event that repeats a state reached before is shown as a remark. */
export function timelineSteps(events: Events, reader: TimelineReader): TimelineStep[] {
  return events.map(({ at, status, by, note, refunded }, index) => {
    const before = events[index - 1]?.status;
    const isStep =
      before !== status && (changesBack(status, before) || !reached(events.slice(0, index), status));
    const failed = isStep && before === "REFUNDED";
    const { refundFailed, refundedInPart, steps, remark } = timelineTexts;
    const noted = refunded === null ? remark : refundedInPart;
    return {
      title: failed ? refundFailed : isStep ? steps[status] : noted,
      at,
      by: by === "payment" && (failed || !isStep) ? timelineTexts.by.provider : wordsOf(by, reader),
      note,
      sends: isStep && status === "SHIPPED",
    };
  });
}

const reached = (events: Events, state: OrderStatus) => events.some(({ status }) => status === state);

/** A refund and a failed refund can recur. */
const changesBack = (status: OrderStatus, before: OrderStatus | undefined) =>
  status === "REFUNDED" || before === "REFUNDED";

/** The next step of an open order or of a failed refund; null for orders in final states. */
export function nextStep(events: Events): string | null {
  const status = events.at(-1)?.status;
  if (status !== "REFUNDED" && reached(events, "REFUNDED")) return timelineTexts.owed;
  switch (status) {
    case "PLACED":
    case "PAID":
    case "SHIPPED":
      return timelineTexts.next[reached(events, "PAID") ? "PAID" : "PLACED"];
    case "DELIVERED":
    case "CANCELLED":
    case "REFUNDED":
    case undefined:
      return null;
  }
}

function wordsOf(by: string | null, reader: TimelineReader): string | null {
  const { customer, shop, payment, system } = timelineTexts.by;
  if (by === "customer") return customer[reader];
  if (by === "shop") return shop;
  if (by === "payment") return payment;
  if (by === "system") return system;
  return by && timelineTexts.by.admin(personText(by));
}

const Steps = styled.ol`
  display: grid;
  --dot: 0.75rem;
`;

const Step = styled.li`
  position: relative;
  display: grid;
  gap: ${space[1]};
  padding: 0 0 ${space[5]} ${space[6]};
  font-size: ${text.small};

  &::before {
    content: "";
    position: absolute;
    top: 0.3em;
    left: 0;
    width: var(--dot);
    height: var(--dot);
    border: 2px solid ${color.accentInk};
    border-radius: 50%;
    background: ${color.accentInk};
  }
  /* The line to the next step. */
  &:not(:last-child)::after {
    content: "";
    position: absolute;
    top: calc(0.3em + var(--dot) + 0.25rem);
    bottom: calc(-0.3em + 0.25rem);
    left: calc(var(--dot) / 2 - 1px);
    width: 2px;
    background: ${color.line};
  }
  &:last-child {
    padding-bottom: 0;
  }
  &[data-next]::before {
    border-color: ${color.edge};
    background: none;
  }
  &[data-next] strong {
    color: ${color.muted};
    font-weight: 500;
  }
  strong {
    font-size: ${text.body};
    font-weight: 560;
    line-height: 1.35;
  }
  p {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
  p[data-note] {
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;

interface OrderTimelineProps {
  order: OrderTimeline_OrderFragment;
  /** The reader: the order's customer, or an admin. */
  reader: TimelineReader;
}

/** The past steps of an order, with time and actor, oldest first, and the step to come. */
export function OrderTimeline({ order, reader }: OrderTimelineProps) {
  const next = nextStep(order.events);
  const { moment } = useViewerTime();
  const format = reader === "admin" ? formatMoment : moment; // admins see the shop's time zone
  return (
    <Steps aria-label={timelineTexts.heading}>
      {timelineSteps(order.events, reader).map(({ title, at, by, note, sends }, index) => (
        <Step key={`${index} ${at}`}>
          <strong>{title}</strong>
          <p>
            <time dateTime={at}>{format(at)}</time>
          </p>
          {by && <p>{by}</p>}
          {sends && order.shipment && <ParcelFacts shipment={order.shipment} />}
          {note && !(sends && order.shipment) && (
            <p data-note>
              <bdi>
                <WholeNumbers text={note} />
              </bdi>
            </p>
          )}
        </Step>
      ))}
      {next && (
        <Step data-next>
          <strong>{next}</strong>
        </Step>
      )}
    </Steps>
  );
}
