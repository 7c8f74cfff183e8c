import { requiredText } from "@shop/shared/messages/en/common";
import { useEffect } from "react";
import { useController, type Control } from "react-hook-form";
import { addressTexts } from "@shop/shared/messages/en/checkout";
import { SelectField, TextField } from "../../ui/form/Field";
import type { DestinationEntry } from "./address-entry";
import { useRegionsQuery } from "./regions.generated";

interface TaxRegionFieldProps {
  control: Control<DestinationEntry>;
  label: string;
  country: string;
  validate: (region: string) => string | true;
}

/** A select of the regions that taxes depend on; a text field if the regions can't be loaded. */
export function TaxRegionField({ control, label, country, validate }: TaxRegionFieldProps) {
  const { data, error: failure } = useRegionsQuery({ variables: { country } });
  const rules = { required: requiredText(label), validate };
  const { field, fieldState } = useController({ control, name: "region", rules });
  const { value, onChange } = field;
  const typed = value.trim().toLowerCase();
  const regions = data?.regions ?? [];
  const chosen = regions.find(({ code, name }) => [code, name].some((each) => each.toLowerCase() === typed));
  const name = chosen?.name ?? "";

  // an older address can contain a region's code, or a text that names no region
  useEffect(() => {
    if (data && value !== name) onChange(name);
  }, [data, value, name, onChange]);

  const texts = { label, error: fieldState.error?.message, autoComplete: "address-level1", required: true };
  if (failure) return <TextField {...texts} {...field} />;
  return (
    <SelectField
      {...texts}
      {...field}
      value={chosen?.code ?? ""}
      onChange={({ target }) => onChange(regions.find(({ code }) => code === target.value)?.name)}
    >
      <option value="" disabled>
        {addressTexts.chooseRegion}
      </option>
      {regions.map((region) => (
        <option key={region.code} value={region.code}>
          {region.name}
        </option>
      ))}
    </SelectField>
  );
}
