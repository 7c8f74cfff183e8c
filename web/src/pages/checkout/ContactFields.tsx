import type { UseFormReturn } from "react-hook-form";
import { shippingTexts } from "../../messages/checkout";
import { TextArea, TextField } from "../../ui/form/Field";
import { AddressFrame, LastAddress, type Contact } from "./LastAddress";
import { shippingRules, type ContactDetails } from "./shipping-rules";

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
