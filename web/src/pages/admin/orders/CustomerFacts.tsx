import { styled } from "styled-components";
import { OrderPart } from "../../../features/orders/order-layout";
import { manageOrdersTexts, manageOrderTexts } from "@shop/shared/messages/en/admin-orders";
import { color, from, space } from "../../../theme/tokens";
import { CustomerLink } from "../parts/CustomerLink";
import { CopyButton } from "../../../ui/form/CopyButton";
import type { ManageOrder_OrderFragment } from "./ManageOrderPage.generated";

const Facts = styled.dl`
  display: grid;

  > div {
    display: grid;
    grid-template-columns: minmax(4rem, auto) minmax(0, 1fr) auto;
    gap: ${space[3]};
    align-items: center;
    min-height: 3rem;
  }
  > div + div {
    border-top: 1px solid ${color.line};
  }
  ${from.small} {
    > div {
      grid-template-columns: 7rem minmax(0, 1fr) auto;
    }
  }
  dt {
    color: ${color.muted};
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  dd > a,
  dd > bdi {
    display: block;
    padding-block: ${space[3]};
  }
`;

interface FactProps {
  name: string;
  value: string;
  /** The target of the value: a mail or a call. */
  href?: string | undefined;
  /** The id of the customer to link to. */
  customer?: string;
}

/** A fact about the customer, with a button that copies it. */
function Fact({ name, value, href, customer }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{href ? <a href={href}>{value}</a> : <CustomerLink customer={customer}>{value}</CustomerLink>}</dd>
      <dd>
        <CopyButton value={value} label={manageOrderTexts.copy(name)} />
      </dd>
    </div>
  );
}

/** The phone number in a form to dial; undefined for other texts. */
function dialableNumber(phone: string): string | undefined {
  const number = phone.replace(/[^\d+]/g, "");
  return number.length >= 3 ? `tel:${number}` : undefined;
}

/**
 * The customer and the delivery address, with links to write and to call, and copy buttons. For a deleted account, the remaining data.
 */
export function CustomerFacts({ order }: { order: ManageOrder_OrderFragment }) {
  const { name, email, phone, address, note, customerId } = order;
  return (
    <OrderPart as="section">
      <h2>{manageOrderTexts.customer}</h2>
      <Facts>
        {name && <Fact name={manageOrderTexts.name} value={name} {...(email && { customer: customerId })} />}
        {email ? (
          <Fact name={manageOrderTexts.email} value={email} href={`mailto:${email}`} />
        ) : (
          <div>
            <dt>{manageOrderTexts.email}</dt>
            <dd>{manageOrdersTexts.deletedAccount}</dd>
          </div>
        )}
        {phone && <Fact name={manageOrderTexts.phone} value={phone} href={dialableNumber(phone)} />}
        {address && <Fact name={manageOrderTexts.address} value={address} />}
        {note && <Fact name={manageOrderTexts.note} value={note} />}
      </Facts>
    </OrderPart>
  );
}
