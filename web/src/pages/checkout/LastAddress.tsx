import { styled } from "styled-components";
import { shippingTexts } from "../../messages/checkout";
import { color, radius, space, text } from "../../theme/tokens";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import { useLastOrderQuery } from "./ShippingPage.generated";

/** What an earlier order was sent with. */
export interface Contact {
  address: string;
  phone: string;
}

/** The address field, whose label row has room for {@link LastAddress}, so that nothing moves when it appears. */
export const AddressFrame = styled.div`
  position: relative;
`;

const Offer = styled.button`
  position: absolute;
  bottom: calc(100% - 2.0625rem); /* centred on the label */
  right: calc(-1 * ${space[2]});
  min-height: var(--target);
  padding: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.accentInk};
  font-size: ${text.small};
  font-weight: 550;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** Offers the address and phone number of the viewer's newest order; nothing where there is no order. */
export function LastAddress({ onUse }: { onUse: (contact: Contact) => void }) {
  const { data } = useLastOrderQuery({ fetchPolicy: "cache-and-network" });
  const last = data?.myOrders.nodes[0];
  if (!last) return null;

  return (
    <Offer type="button" onClick={() => onUse(last)}>
      {shippingTexts.lastAddress}
      <VisuallyHidden>: {last.address}</VisuallyHidden>
    </Offer>
  );
}
