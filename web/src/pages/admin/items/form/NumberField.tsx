import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { TextField } from "../../../../ui/form/Field";
import { productLabels as labels, productRules as rules, type ProductEntry } from "./product-entry";

/** The on-screen keyboard and the hint of each field. */
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

/** A number field. Its value is text until it is sent, so that a mistyped number stays to be corrected. */
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
