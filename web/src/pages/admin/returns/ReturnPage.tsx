import { personText } from "@shop/shared/messages/en/orders";
import { manageReturnsTexts as texts, returnTexts } from "@shop/shared/messages/en/returns";
import { formatMoment } from "@shop/shared/time/format-moment";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { customerOf } from "../../../features/orders/customer-of";
import { OrderColumns, OrderPart } from "../../../features/orders/order-layout";
import { ReturnFacts } from "../../../features/orders/returns/ReturnFacts";
import { ReturnStatus } from "../../../features/orders/returns/ReturnStatus";
import { isNotFound } from "../../../graphql/errors";
import { paths } from "../../../paths";
import { space, text } from "../../../theme/tokens";
import { Empty, Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { WholeNumbers } from "../../../ui/format/WholeNumbers";
import { LeadLine } from "../../../ui/layout/LeadLine";
import { Muted } from "../../../ui/layout/Muted";
import { Page } from "../../../ui/layout/Page";
import { BackToList } from "../parts/BackToList";
import { Moment } from "../parts/cells";
import { CustomerLink } from "../parts/CustomerLink";
import { ReturnActions } from "./ReturnActions";
import { useReturnQuery, type ManageReturn_ReturnFragment } from "./ReturnPage.generated";

const Steps = styled.ol`
  display: grid;
  gap: ${space[4]};
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;

/** The steps of a return in the history of its first order: each order has the same notes. */
function History({ found: { number, orders } }: { found: ManageReturn_ReturnFragment }) {
  const steps = orders[0]?.order.events.filter(({ note }) => note?.includes(number)) ?? [];
  return (
    <Steps>
      {steps.map(({ at, by, note }) => (
        <li key={`${at} ${note}`}>
          <p>{note && <WholeNumbers text={note} />}</p>
          <Moment at={at} />
          {by?.includes("@") && (
            <Muted as="p">
              <bdi>{personText(by)}</bdi>
            </Muted>
          )}
        </li>
      ))}
    </Steps>
  );
}

/** What the customer sends back and why, the customer, and the steps. */
function ReturnDetails({ found }: { found: ManageReturn_ReturnFragment }) {
  const [first] = found.orders;
  return (
    <OrderColumns>
      <OrderPart as="section">
        <h2>{returnTexts.products}</h2>
        <ReturnFacts found={found} orderPath={paths.manageOrder} moment={formatMoment} />
      </OrderPart>
      <OrderPart as="aside">
        <h2>{texts.customer}</h2>
        {first && (
          <CustomerLink customer={first.order.email && first.order.customerId}>
            {customerOf(first.order)}
          </CustomerLink>
        )}
        <h2>{texts.history}</h2>
        <History found={found} />
      </OrderPart>
    </OrderColumns>
  );
}

/** `/returns/:id`: what a customer wants to send back, and the shop's steps. */
export function ReturnPage() {
  const { id = "" } = useParams();
  return <ManageReturn key={id} id={id} />;
}

function ManageReturn({ id }: { id: string }) {
  const { data, error, refetch } = useReturnQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  const found = isNotFound(error) ? undefined : data?.return;
  const refresh = () => refetch().catch(() => undefined); // on failure the page keeps its data
  return (
    <Page
      title={found ? returnTexts.title(found.number) : texts.untitled}
      lead={
        found && (
          <LeadLine>
            <ReturnStatus status={found.status} />
            <span>{returnTexts.requested(formatMoment(found.createdAt))}</span>
          </LeadLine>
        )
      }
      above={<BackToList path={paths.returns}>{texts.back}</BackToList>}
      actions={found && <ReturnActions found={found} refresh={refresh} />}
    >
      {found ? <ReturnDetails found={found} /> : <WithoutReturn error={error} onRetry={refetch} />}
    </Page>
  );
}

function WithoutReturn({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (!error) {
    return (
      <Loading what={texts.loading}>
        <OrderColumns aria-hidden>
          <Skeleton $height="16rem" />
          <Skeleton as="aside" $height="12rem" />
        </OrderColumns>
      </Loading>
    );
  }
  if (!isNotFound(error)) return <Failure error={error} onRetry={onRetry} />;
  return <Empty action={<ButtonLink to={paths.returns}>{texts.back}</ButtonLink>}>{texts.notFound}</Empty>;
}
