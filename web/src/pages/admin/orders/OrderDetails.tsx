import { styled } from "styled-components";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import { manageOrdersTexts } from "../../../messages/admin";
import { paths } from "../../../routing/paths";
import { color, radius, space, text } from "../../../theme/tokens";
import { CopyButton } from "../../../ui/form/CopyButton";
import { formatMoment, formatPrice } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import { ProductThumbnail } from "../ProductThumbnail";
import type { OrderDetails_OrderFragment } from "./ManageOrdersPage.generated";

const { details } = manageOrdersTexts;

const Sections = styled.div`
  display: grid;
  gap: ${space[6]};

  h3 {
    margin-bottom: ${space[2]};
    color: ${color.muted};
    font-size: ${text.small};
    font-weight: 500;
    letter-spacing: 0;
  }
`;

const Amount = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;

  strong {
    font-size: ${text.heading};
    font-weight: 560;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.022em;
    line-height: 1.1;
  }
`;

const Product = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 550;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    color: ${color.muted};
    font-size: ${text.small};
    font-variant-numeric: tabular-nums;
  }
`;

const Facts = styled.dl`
  display: grid;

  > div {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr) auto;
    gap: ${space[3]};
    align-items: center;
    min-height: 3rem;
    border-bottom: 1px solid ${color.line};
    font-size: ${text.small};
  }
  > div:last-child {
    border-bottom: 0;
  }
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    white-space: pre-line;
  }
  dd > a,
  dd > bdi {
    display: block;
    padding-block: 0.75rem;
  }
`;

interface FactProps {
  name: string;
  value: string;
  /** Where the value leads: a mail or a call. */
  href?: string | undefined;
  /** Offers no copy. */
  plain?: boolean;
}

/** A fact about the order, with a button that copies it. */
function Fact({ name, value, href, plain = false }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{href ? <a href={href}>{value}</a> : <bdi>{value}</bdi>}</dd>
      {!plain && (
        <dd>
          <CopyButton value={value} label={`Copy ${name}`} />
        </dd>
      )}
    </div>
  );
}

/** What a phone can dial; undefined where the customer typed something else. */
function dialled(phone: string): string | undefined {
  const number = phone.replace(/[^\d+]/g, "");
  return number.length >= 3 ? `tel:${number}` : undefined;
}

/** Everything the shop knows about an order: amount, product, customer, order. */
export function OrderDetails({ order }: { order: OrderDetails_OrderFragment }) {
  const { id, name, email, phone, address, total, paid, createdAt } = order;
  return (
    <Sections>
      <Amount>
        <strong>{formatPrice(total)}</strong>
        <OrderStatus status={paid ? "PAID" : "PLACED"} />
      </Amount>
      <OrderedProduct order={order} />
      <section>
        <h3>{details.customer}</h3>
        <Facts>
          {name && <Fact name={details.name} value={name} plain />}
          <Fact name={details.email} value={email} href={`mailto:${email}`} />
          <Fact name={details.phone} value={phone} href={dialled(phone)} />
          <Fact name={details.address} value={address} />
        </Facts>
      </section>
      <section>
        <h3>{details.order}</h3>
        <Facts>
          <Fact name={details.placed} value={formatMoment(createdAt)} plain />
          <Fact name={details.id} value={id} />
        </Facts>
      </section>
    </Sections>
  );
}

function OrderedProduct({ order }: { order: OrderDetails_OrderFragment }) {
  const { product, productName, qty, unitPrice } = order;
  return (
    <Product>
      <ProductThumbnail image={product?.image ?? ""} />
      <div>
        {product ? <Link to={paths.editItem(product.id)}>{productName}</Link> : <bdi>{productName}</bdi>}
        <p>
          {qty} × {formatPrice(unitPrice)}
          {!product && ` · ${details.noLongerSold}`}
        </p>
      </div>
    </Product>
  );
}
