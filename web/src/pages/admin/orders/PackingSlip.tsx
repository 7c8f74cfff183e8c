import { styled } from "styled-components";
import { Options } from "../../../ui/product/Options";
import { ProductImage } from "../../../ui/product/ProductImage";
import { PrintedOrder } from "../../../features/orders/PrintedOrder";
import { packingSlipTexts as texts } from "@shop/shared/messages/en/admin-orders";
import { color, space } from "../../../theme/tokens";
import { formatDay } from "../../../ui/format/format";
import type { ManageOrder_OrderFragment, PackedLine_OrderFragment } from "./ManageOrderPage.generated";
import { numberOf } from "../../../features/orders/order-number";

const Items = styled.table`
  width: 100%;
  border-collapse: collapse;

  th {
    padding-bottom: ${space[2]};
    border-bottom: 1px solid ${color.line};
    color: ${color.muted};
    font-size: 9pt;
    font-weight: 500;
    text-align: start;
  }
  td {
    padding-block: ${space[4]};
    border-bottom: 1px solid ${color.line};
    font-size: 14pt;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  :is(th, td):first-child {
    width: 28mm;
  }
  :is(th, td):last-child {
    width: 24mm;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  img {
    width: 22mm;
    height: 26mm;
    object-fit: contain;
  }
`;

const CustomersNote = styled.dl`
  margin-top: ${space[6]};
  break-inside: avoid;

  dt {
    color: ${color.muted};
    font-size: 9pt;
  }
  dd {
    font-size: 12pt;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Note = styled.p`
  margin-top: ${space[6]};
  padding: ${space[2]} ${space[4]};
  width: fit-content;
  border: 1.5pt solid ${color.ink};
  font-size: 12pt;
  font-weight: 600;
`;

/** The number of an order's units to pack: those that aren't refunded; all of them if none is left. */
const unitsOf = ({ qty, refundedQty }: PackedLine_OrderFragment) => qty - refundedQty || qty;

/** The contents of a parcel: the orders to the same address that aren't cancelled or refunded, or only this order. */
function packedLines(
  order: ManageOrder_OrderFragment,
  orders: readonly PackedLine_OrderFragment[],
): readonly PackedLine_OrderFragment[] {
  const { name, address } = order;
  const lines = orders.filter(
    (line) =>
      line.name === name &&
      line.address === address &&
      line.status !== "CANCELLED" &&
      line.status !== "REFUNDED" &&
      line.refundedQty < line.qty,
  );
  return lines.length > 0 ? lines : [order];
}

interface PackingSlipProps {
  order: ManageOrder_OrderFragment;
  /** The order, or the selected orders of its cart. */
  orders: readonly PackedLine_OrderFragment[];
}

/** The packing slip: contents, address, and whether the order is paid; no prices. A cart's orders share one slip. */
export function PackingSlip({ order, orders }: PackingSlipProps) {
  const lines = packedLines(order, orders);
  return (
    <PrintedOrder title={texts.title} order={order} formatDay={formatDay} number={numberOf(order)}>
      <Items>
        <thead>
          <tr>
            <th scope="col">{texts.picture}</th>
            <th scope="col">{texts.item}</th>
            <th scope="col">{texts.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <PackedRow key={line.id} line={line} />
          ))}
        </tbody>
      </Items>
      {order.note && (
        <CustomersNote>
          <dt>{texts.note}</dt>
          <dd dir="auto">{order.note}</dd>
        </CustomersNote>
      )}
      <Note>{lines.every(({ paid }) => paid) ? texts.paid : texts.unpaid}</Note>
    </PrintedOrder>
  );
}

function PackedRow({ line }: { line: PackedLine_OrderFragment }) {
  const { productName, optionValues, imageUrl } = line;
  return (
    <tr>
      <td>
        {/* Loaded with the page, because a print dialog doesn't wait. */}
        <ProductImage
          src={imageUrl ?? ""}
          alt=""
          sizes="9rem"
          width={144}
          height={173}
          loading="eager"
          data-photo={undefined} // no plate to fill on paper
        />
      </td>
      <td dir="auto">
        <span>{productName}</span>
        <Options of={optionValues} printed />
      </td>
      <td>{unitsOf(line)}</td>
    </tr>
  );
}
