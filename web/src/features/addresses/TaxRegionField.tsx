import { useState } from "react";
import { useController, type Control } from "react-hook-form";
import { addressTexts } from "../../messages/addresses";
import { SelectField, TextField } from "../../ui/form/Field";
import type { DestinationEntry } from "./address-entry";

/** The choice of what isn't listed; no region is called so. */
const OTHER = "\n";

interface TaxRegionFieldProps {
  control: Control<DestinationEntry>;
  label: string;
  /** Those that have a tax of their own, as the shop writes them. */
  regions: readonly string[];
  validate: (region: string) => string | true;
}

/** The choice of a region where the tax depends on it, so that it is spelt as the shop does; any other one is typed. */
export function TaxRegionField({ control, label, regions, validate }: TaxRegionFieldProps) {
  const { field, fieldState } = useController({
    control,
    name: "region",
    rules: { required: `${label} is required`, validate },
  });
  const { value, onChange, onBlur, ref } = field;
  const listed = regions.find((region) => region.toLowerCase() === value.trim().toLowerCase());
  const [typing, setTyping] = useState(false);
  const isOther = typing || (value.trim() !== "" && listed === undefined);
  const error = fieldState.error?.message;

  const choose = (chosen: string) => {
    setTyping(chosen === OTHER);
    onChange(chosen === OTHER ? "" : chosen);
  };
  const type = (typed: string) => {
    setTyping(true); // a region that is typed on the way to another one isn't chosen
    onChange(typed);
  };
  return (
    <>
      <SelectField
        label={label}
        autoComplete="address-level1"
        required
        value={isOther ? OTHER : (listed ?? "")}
        error={isOther ? undefined : error}
        onChange={({ target }) => choose(target.value)}
        onBlur={onBlur}
        ref={isOther ? undefined : ref}
      >
        <option value="" disabled>
          {addressTexts.chooseRegion}
        </option>
        {regions.map((region) => (
          <option key={region} value={region}>
            {region}
          </option>
        ))}
        <option value={OTHER}>{addressTexts.otherRegion}</option>
      </SelectField>
      {isOther && (
        <TextField
          label={addressTexts.otherRegion}
          autoComplete="off"
          required
          value={value}
          error={error}
          onChange={({ target }) => type(target.value)}
          onBlur={onBlur}
          ref={ref}
        />
      )}
    </>
  );
}
