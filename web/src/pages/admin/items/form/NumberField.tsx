import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { TextField } from "../../../../ui/form/Field";
import { productLabels as labels, productRules as rules, type ProductEntry } from "./product-rules";

/** How a phone's keyboard should look, and what helps to fill the field in. */
const kinds = {
  price: { inputMode: "decimal", hint: "In dollars: 49.90" },
  countInStock: { inputMode: "numeric", hint: "Units in stock" },
  rating: { inputMode: "decimal", hint: "0 to 5" },
} as const;

interface NumberFieldProps {
  field: keyof typeof kinds;
  register: UseFormRegister<ProductEntry>;
  errors: FieldErrors<ProductEntry>;
}

/** A number of the form. It is a text until it is sent, so that what was mistyped stays to be mended. */
export function NumberField({ field, register, errors }: NumberFieldProps) {
  return (
    <TextField
      label={labels[field]}
      {...kinds[field]}
      autoComplete="off"
      required
      error={errors[field]?.message}
      {...register(field, rules[field])}
    />
  );
}
