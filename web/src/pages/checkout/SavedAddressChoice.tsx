import { toLine } from "../../features/addresses/address-entry";
import type { AddressBook_AddressFragment } from "../../features/addresses/addresses.generated";
import { addressTexts } from "../../messages/addresses";
import { SelectField } from "../../ui/form/Field";

interface SavedAddressChoiceProps {
  addresses: readonly AddressBook_AddressFragment[];
  /** The `id` of the one that the form has now; null for another. */
  chosen: string | null;
  /** Called with null for another address. */
  onChoose: (address: AddressBook_AddressFragment | null) => void;
}

/** The choice of a saved address; nothing where none is saved. */
export function SavedAddressChoice({ addresses, chosen, onChoose }: SavedAddressChoiceProps) {
  if (addresses.length === 0) return null;
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
