import type { UseFormRegisterReturn } from "react-hook-form";
import { settingsTexts } from "../../../messages/admin-settings";
import { SelectField } from "../../../ui/form/Field";
import type { CategoryChoice } from "./settings";

interface CategorySelectProps {
  categories: readonly CategoryChoice[];
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** A select for all products or those of a category. */
export function CategorySelect({ categories, field, error }: CategorySelectProps) {
  return (
    <SelectField
      label={settingsTexts.category}
      hint={settingsTexts.categoryHint}
      required={false}
      error={error}
      {...field}
    >
      <option value="">{settingsTexts.all}</option>
      {categories.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
