import type { UseFormReturn } from "react-hook-form";
import { styled } from "styled-components";
import { shippingTexts } from "../../messages/checkout";
import { TextArea, TextField } from "../../ui/form/Field";
import { shippingRules, type ContactDetails } from "./shipping-rules";
import { color, radius, space, text } from "../../theme/tokens";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import { useLastOrderQuery } from "./ShippingPage.generated";

/** What an earlier order was sent with. */
interface Contact {
  address: string;
  phone: string;
}

/** The address field, whose label row has room for {@link LastAddress}, so that nothing moves when it appears. */
const AddressFrame = styled.div`
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
function LastAddress({ onUse }: { onUse: (contact: Contact) => void }) {
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

interface ContactFieldsProps<Details extends ContactDetails> {
  /** The viewer's, which can't be changed here. */
  email: string;
  form: UseFormReturn<Details>;
}

/** Who gets the order, and where. */
export function ContactFields<Details extends ContactDetails>({ email, form }: ContactFieldsProps<Details>) {
  // A form with more fields has these too, but its type is not assignable.
  const { register, formState, setValue, setFocus } = form as unknown as UseFormReturn<ContactDetails>;
  const { errors, isSubmitted } = formState;
  const apply = ({ address, phone }: Contact) => {
    setValue("address", address, { shouldValidate: isSubmitted });
    setValue("phone", phone, { shouldValidate: isSubmitted });
    setFocus("address");
  };

  return (
    <>
      <TextField
        label={shippingTexts.email}
        type="email"
        autoComplete="email"
        readOnly
        tabIndex={-1}
        value={email}
      />
      <TextField
        label={shippingTexts.name}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register("name", shippingRules.name)}
      />
      <AddressFrame>
        <LastAddress onUse={apply} />
        <TextArea
          label={shippingTexts.address}
          autoComplete="street-address"
          rows={3}
          required
          error={errors.address?.message}
          {...register("address", shippingRules.address)}
        />
      </AddressFrame>
      <TextField
        label={shippingTexts.phone}
        type="tel"
        autoComplete="tel"
        required
        error={errors.phone?.message}
        {...register("phone", shippingRules.phone)}
      />
    </>
  );
}
