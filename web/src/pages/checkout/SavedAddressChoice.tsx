import { addressLines } from "@shop/shared/address";
import { countryName } from "@shop/shared/country-name";
import type { AddressBook_AddressFragment } from "../../features/addresses/addresses.generated";
import { addressTexts } from "@shop/shared/messages/en/checkout";
import { SelectField } from "../../ui/form/Field";

interface SavedAddressChoiceProps {
  addresses: readonly AddressBook_AddressFragment[];
  /** The `id` of the address in the form; null for an unsaved one. */
  chosen: string | null;
  /** Called with null for a new address. */
  onChoose: (address: AddressBook_AddressFragment | null) => void;
}

/** The choice of a saved address. */
export function SavedAddressChoice({ addresses, chosen, onChoose }: SavedAddressChoiceProps) {
  const choose = (id: string) => onChoose(addresses.find((address) => address.id === id) ?? null);
  return (
    <SelectField
      label={addressTexts.choose}
      autoComplete="off"
      value={chosen ?? ""}
      onChange={({ target }) => choose(target.value)}
    >
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {toLine(address)}
        </option>
      ))}
      <option value="">{addressTexts.other}</option>
    </SelectField>
  );
}

/** A saved address on one line. */
function toLine(address: AddressBook_AddressFragment): string {
  return [address.name, ...addressLines(address, countryName(address.country))].join(", ");
}
