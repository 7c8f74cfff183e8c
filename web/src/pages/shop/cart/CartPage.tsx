import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { cartTexts } from "../../../messages/shop";
import { paths } from "../../../routing/paths";
import { useCart } from "../../../features/cart/CartProvider";
import { ButtonLink } from "../../../ui/form/Button";
import { Page } from "../../../ui/layout/Page";
import { Empty } from "../../../ui/feedback/states";
import { CartRow } from "./CartRow";

const Rows = styled.ul`
  display: grid;
`;

/** `/cart`, and `/cart/{id}`, which highlights one product (spec §2). */
export function CartPage() {
  const { id } = useParams();
  const entries = useCart();

  return (
    <Page title={cartTexts.heading}>
      {entries.length === 0 ? (
        <Empty action={<ButtonLink to={paths.products}>See all products</ButtonLink>}>
          Your cart is empty. Items you add are saved on this device.
        </Empty>
      ) : (
        <Rows>
          {entries.map((entry) => (
            <CartRow key={entry.productId} entry={entry} pointedOut={entry.productId === id} />
          ))}
        </Rows>
      )}
    </Page>
  );
}
