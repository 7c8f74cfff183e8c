import { useWatch, type UseFormReturn } from "react-hook-form";
import { isSaved, toEntry, toOneText } from "../../features/addresses/address-entry";
import { streetRule } from "../../features/addresses/address-rules";
import type { AddressBook_AddressFragment } from "../../features/addresses/addresses.generated";
import type { AddressBook } from "../../features/addresses/use-address-book";
import { addressTexts, shippingTexts } from "@shop/shared/messages/en/checkout";
import { TextArea, TextField } from "../../ui/form/Field";
import { shippingRules, type ContactDetails } from "./shipping-rules";
import { CheckboxField, DestinationFields, SavedAddressChoice } from "./lazy-parts";
import { lastEntryOf } from "./last-entry";

/** The form's values for a saved address; empty values for null. */
function contactOf(
  address: AddressBook_AddressFragment | null,
  { needs }: AddressBook,
  name: string | null,
): Omit<ContactDetails, "note"> {
  const { country } = needs;
  const empty = { name: name ?? "", address: "", phone: "", city: "", region: "", postalCode: "", country };
  const entry = address ? toEntry(address) : empty;
  const oneText = address && !needs.asksForDestination && { address: toOneText(address, country) };
  return { ...entry, ...oneText, save: false };
}

/**
 * The form's first values: those of the default address, or else of the last order, as far as they fit the form.
 */
export function firstContactOf(book: AddressBook, name: string | null): ContactDetails {
  const { addresses, lastOrder, needs } = book;
  const [first = null] = addresses;
  const lastEntry = !first && lastOrder && lastEntryOf(lastOrder, needs);
  return { ...contactOf(first, book, name), ...lastEntry, note: "" };
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
  const { register, formState, setValue, control } = form;
  const { errors, isSubmitted } = formState;
  const { addresses, needs } = book;
  const chosen = chosenOf(useWatch({ control }) as ContactDetails, book);
  const fill = (address: AddressBook_AddressFragment | null) => {
    for (const [field, value] of Object.entries(contactOf(address, book, form.getValues("name"))))
      setValue(field as keyof ContactDetails, value as string, { shouldValidate: isSubmitted });
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
      {addresses.length > 0 && <SavedAddressChoice addresses={addresses} chosen={chosen} onChoose={fill} />}
      <TextField
        label={shippingTexts.name}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register("name", shippingRules.name)}
      />
      <TextArea
        label={shippingTexts.address}
        autoComplete="street-address"
        rows={needs.asksForDestination ? 2 : 3}
        required
        error={errors.address?.message}
        {...register("address", needs.asksForDestination ? streetRule : shippingRules.address)}
      />
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
