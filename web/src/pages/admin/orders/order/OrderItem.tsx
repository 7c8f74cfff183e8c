import { styled } from "styled-components";
import { ImagePlate, ProductImage } from "../../../../features/catalogue/ProductImage";
import { manageOrderTexts } from "../../../../messages/manage-orders";
import { paths } from "../../../../routing/paths";
import { color, from, radius, space, text } from "../../../../theme/tokens";
import { formatPrice } from "../../../../ui/format/format";
import { Link } from "../../../../ui/layout/Link";
import type { ManageOrder_OrderFragment } from "./ManageOrderPage.generated";
import { OrderPart } from "./order-layout";

/** The product beside its picture, and the total below both. */
export const ItemFrame = styled(OrderPart)`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space[5]};

  ${from.small} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
`;

/** The background of the product's picture. */
export const ItemPlate = styled(ImagePlate)`
  align-self: start;
  aspect-ratio: 5 / 6;
  border-radius: ${radius.small};

  img {
    width: 88%;
  }
`;

const Words = styled.div`
  h2 {
    margin-bottom: ${space[2]};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  h2 a {
    display: inline-block;
    padding-block: calc((var(--target) - 1.25em) / 2); /* 44 px for the thumb, in the place of one line */
    margin-block: calc((1.25em - var(--target)) / 2);
    color: inherit;
    text-decoration: none;
  }
  h2 a:hover {
    color: ${color.accentInk};
  }
  p {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;

const Total = styled.p`
  display: flex;
  grid-column: 1 / -1;
  align-items: baseline;
  justify-content: space-between;
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
  color: ${color.muted};

  strong {
    color: ${color.ink};
    font-size: ${text.title};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** What has been ordered, with the picture and the price of that day; a link to its edit page while it is still sold. */
export function OrderItem({ order }: { order: ManageOrder_OrderFragment }) {
  const { product, productName, imageUrl, qty, unitPrice, total } = order;
  const name = <bdi>{productName}</bdi>;
  return (
    <ItemFrame as="section">
      <ItemPlate>
        <ProductImage src={imageUrl ?? ""} alt="" sizes="9rem" width={144} height={173} />
      </ItemPlate>
      <Words>
        <h2>{product ? <Link to={paths.editItem(product.id)}>{name}</Link> : name}</h2>
        <p>
          {qty} × {formatPrice(unitPrice)}
          {!product && ` · ${manageOrderTexts.noLongerSold}`}
        </p>
      </Words>
      <Total>
        {manageOrderTexts.total} <strong>{formatPrice(total)}</strong>
      </Total>
    </ItemFrame>
  );
}
