import { useWatch, type UseFormReturn } from "react-hook-form";
import { styled } from "styled-components";
import { isSaved, toEntry, toOneText } from "../../features/addresses/address-entry";
import { streetRule } from "../../features/addresses/address-rules";
import type { AddressBook_AddressFragment } from "../../features/addresses/addresses.generated";
import type { AddressBook } from "../../features/addresses/use-address-book";
import { addressTexts, shippingTexts } from "../../messages/checkout";
import { TextArea, TextField } from "../../ui/form/Field";
import { shippingRules, type ContactDetails } from "./shipping-rules";
import { color, radius, space, text } from "../../theme/tokens";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import { CheckboxField, DestinationFields, SavedAddressChoice } from "./lazy-parts";
import { useLastOrderQuery } from "./ContactFields.generated";
import { lastEntryOf } from "./last-entry";

/**
 * The address field. Its label row reserves space for {@link LastAddress}, so that nothing moves when it appears.
 */
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

interface LastAddressProps {
  needs: AddressBook["needs"];
  onUse: (entry: Partial<ContactDetails>) => void;
}

/**
 * Offers the address and phone number of the viewer's newest order; renders nothing if they don't fit the form.
 */
function LastAddress({ needs, onUse }: LastAddressProps) {
  const { data } = useLastOrderQuery({ fetchPolicy: "cache-and-network" });
  const last = data?.myOrders.nodes[0];
  const entry = last && lastEntryOf(last, needs);
  if (!entry) return null;

  return (
    <Offer type="button" onClick={() => onUse(entry)}>
      {shippingTexts.lastAddress}
      <VisuallyHidden>{`: ${last?.address ?? ""}`}</VisuallyHidden>
    </Offer>
  );
}

/** The form's values for a saved address; empty values for null. */
export function contactOf(
  address: AddressBook_AddressFragment | null,
  { needs }: AddressBook,
  name: string | null,
): ContactDetails {
  const { country } = needs;
  const empty = { name: name ?? "", address: "", phone: "", city: "", region: "", postalCode: "", country };
  const entry = address ? toEntry(address) : empty;
  const oneText = address && !needs.asksForDestination && { address: toOneText(address, country) };
  return { ...entry, ...oneText, save: false };
}

/** The `id` of the saved address in the form. */
function chosenOf(details: ContactDetails, { addresses, needs }: AddressBook): string | null {
  const found = addresses.find((address) => {
    if (needs.asksForDestination) return isSaved(details, needs, [address]);
    const { name, phone, address: text } = contactOf(address, { addresses, needs }, null);
    return name === details.name && phone === details.phone && text === details.address;
  });
  return found?.id ?? null;
}

interface ContactFieldsProps<Details extends ContactDetails> {
  /** The viewer's email, not editable here. */
  email: string;
  form: UseFormReturn<Details>;
  book: AddressBook;
  /** The reason why the shop doesn't deliver to the country. */
  countryProblem: string | undefined;
}

/** The recipient and the address. */
export function ContactFields<Details extends ContactDetails>(props: ContactFieldsProps<Details>) {
  const { email, book, countryProblem } = props;
  // a form with more fields has these too, but its type is not assignable
  const form = props.form as unknown as UseFormReturn<ContactDetails>;
  const { register, formState, setValue, setFocus, control } = form;
  const { errors, isSubmitted } = formState;
  const { addresses, needs } = book;
  const chosen = chosenOf(useWatch({ control }) as ContactDetails, book);
  const setAll = (details: Partial<ContactDetails>) => {
    for (const [field, value] of Object.entries(details))
      setValue(field as keyof ContactDetails, value, { shouldValidate: isSubmitted });
  };
  const apply = (entry: Partial<ContactDetails>) => {
    setAll(entry);
    setFocus("address");
  };
  const fill = (address: AddressBook_AddressFragment | null) =>
    setAll(contactOf(address, book, form.getValues("name")));

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
      {addresses.length > 0 && <SavedAddressChoice addresses={addresses} chosen={chosen} onChoose={fill} />}
      <TextField
        label={shippingTexts.name}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register("name", shippingRules.name)}
      />
      <AddressFrame>
        {addresses.length === 0 && <LastAddress needs={needs} onUse={apply} />}
        <TextArea
          label={shippingTexts.address}
          autoComplete="street-address"
          rows={needs.asksForDestination ? 2 : 3}
          required
          error={errors.address?.message}
          {...register("address", needs.asksForDestination ? streetRule : shippingRules.address)}
        />
      </AddressFrame>
      {needs.asksForDestination && (
        <DestinationFields form={form} needs={needs} countryProblem={countryProblem} />
      )}
      <TextField
        label={shippingTexts.phone}
        type="tel"
        autoComplete="tel"
        required
        error={errors.phone?.message}
        {...register("phone", shippingRules.phone)}
      />
      {needs.asksForDestination && !chosen && (
        <CheckboxField label={addressTexts.save} hint={addressTexts.saveHint} {...register("save")} />
      )}
    </>
  );
}
