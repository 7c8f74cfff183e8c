import { useApolloClient } from "@apollo/client/react";
import { addressBounds } from "@shop/shared/address";
import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  toAddressInput,
  toEntry,
  type AddressEntry,
  type CheckoutNeeds,
} from "../../../features/addresses/address-entry";
import { addressLabels as labels, streetRule } from "../../../features/addresses/address-rules";
import type { AddressBook_AddressFragment } from "../../../features/addresses/addresses.generated";
import { DestinationFields } from "../../../features/addresses/DestinationFields";
import { saveAddress } from "../../../features/addresses/save-address";
import { conflictMessageOf, showFieldErrors } from "../../../graphql/errors";
import { addressBookTexts } from "@shop/shared/messages/en/account";
import { DialogForm } from "../../../ui/dialog/DialogForm";
import { explainFailure } from "../../../ui/feedback/states";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { TextArea, TextField } from "../../../ui/form/Field";
import { textRule } from "../../../ui/form/text-rule";

/** The form's values. */
interface SavedEntry extends AddressEntry {
  isDefault: boolean;
}

/** The API's name of the field, if it differs. */
const inputNames = { address: "line1" };

interface AddressDialogProps {
  /** Null for a new one. */
  address: AddressBook_AddressFragment | null;
  needs: CheckoutNeeds;
  onClose: () => void;
}

/** Adds an address to the address book, or changes one. */
export function AddressDialog({ address, needs, onClose }: AddressDialogProps) {
  const client = useApolloClient();
  const [failure, setFailure] = useState<string>();
  const empty = { name: "", address: "", phone: "", city: "", region: "", postalCode: "" };
  const form = useForm<SavedEntry>({
    defaultValues: {
      ...(address ? toEntry(address) : { ...empty, country: needs.country }),
      isDefault: address?.isDefault ?? false,
    },
  });
  const { register, handleSubmit, formState, setError } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ isDefault, ...entry }) => {
    setFailure(undefined);
    try {
      const input = toAddressInput(entry, needs);
      await saveAddress(client, { ...(address && { id: address.id }), input, isDefault });
      onClose();
    } catch (error) {
      if (!showFieldErrors(error, labels, setError, inputNames))
        setFailure(
          conflictMessageOf(error) ??
            `${addressBookTexts.notSaved} ${explainFailure(error, navigator.onLine)}`,
        );
    }
  });

  return (
    <DialogForm
      title={address ? addressBookTexts.editTitle : addressBookTexts.addTitle}
      text={addressBookTexts.text}
      submit={addressBookTexts.submit}
      busy={isSubmitting}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={labels.name}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register("name", textRule(labels.name, addressBounds.name))}
      />
      <TextArea
        label={labels.address}
        autoComplete="street-address"
        rows={2}
        required
        error={errors.address?.message}
        {...register("address", streetRule)}
      />
      <DestinationFields form={form} needs={needs} />
      <TextField
        label={labels.phone}
        type="tel"
        autoComplete="tel"
        required
        error={errors.phone?.message}
        {...register("phone", textRule(labels.phone, addressBounds.phone))}
      />
      {!address?.isDefault && (
        <CheckboxField
          label={addressBookTexts.defaultLabel}
          hint={addressBookTexts.defaultHint}
          {...register("isDefault")}
        />
      )}
    </DialogForm>
  );
}
