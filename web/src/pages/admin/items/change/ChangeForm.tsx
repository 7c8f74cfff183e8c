import { useForm, useWatch, type UseFormRegisterReturn } from "react-hook-form";
import { changeTexts as texts } from "../../../../messages/change-products";
import { productFormTexts } from "../../../../messages/product-form";
import { FormFailure } from "../../../../ui/feedback/Notice";
import { closeDialog, DialogActions } from "../../../../ui/dialog/ModalFrame";
import { Button } from "../../../../ui/form/Button";
import { SelectField, TextField } from "../../../../ui/form/Field";
import { FormStack } from "../../../../ui/form/Form";
import { useClassification } from "../../../../features/classification/use-classification";
import { changeRules, KEEP, toChange, type ChangeEntry } from "./change-entry";

interface ChangeFormProps {
  initial: ChangeEntry;
  failure: string | undefined;
  onSubmit: (entry: ChangeEntry) => Promise<void>;
}

/** What is to change with several products. */
export function ChangeForm({ initial, failure, onSubmit }: ChangeFormProps) {
  const { register, handleSubmit, control, formState, setError } = useForm<ChangeEntry>({
    defaultValues: initial,
    shouldUnregister: false,
  });
  const { classification, error } = useClassification();
  const price = useWatch({ control, name: "price" });
  const { errors } = formState;
  const send = handleSubmit(async (entry) => {
    if (toChange(entry)) return onSubmit(entry);
    setError("root", { message: texts.nothingChosen });
  });

  return (
    <FormStack noValidate onSubmit={(event) => void send(event)}>
      {error ? (
        <p role="status">{productFormTexts.notLoaded}</p>
      ) : (
        <>
          <Target of="category" options={classification?.categories} field={register("category")} />
          <Target of="brand" options={classification?.brands} field={register("brand")} />
        </>
      )}
      <SelectField label={texts.price} {...register("price")}>
        <option value={KEEP}>{texts.keep}</option>
        <option value="percent">{texts.byPercent}</option>
        <option value="amount">{texts.byAmount}</option>
      </SelectField>
      {price !== KEEP && (
        <TextField
          key={price}
          label={texts[price]}
          hint={price === "percent" ? texts.percentHint : texts.amountHint}
          error={errors[price]?.message}
          autoComplete="off"
          required
          {...register(price, changeRules[price])}
        />
      )}
      <SelectField label={texts.visibility} {...register("visibility")}>
        <option value={KEEP}>{texts.keep}</option>
        <option value="published">{texts.publish}</option>
        <option value="draft">{texts.makeDrafts}</option>
      </SelectField>
      <FormFailure>{errors.root?.message ?? failure}</FormFailure>
      <DialogActions>
        <Button variant="secondary" onClick={closeDialog}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={formState.isSubmitting}>
          {texts.preview}
        </Button>
      </DialogActions>
    </FormStack>
  );
}

interface TargetProps {
  of: "category" | "brand";
  /** Undefined until they are loaded; the field is there already, with the focus. */
  options: readonly { value: string; label: string }[] | undefined;
  field: UseFormRegisterReturn;
}

function Target({ of: what, options, field }: TargetProps) {
  if (options?.length === 0) return null;
  return (
    <SelectField label={texts[what]} {...field}>
      <option value={KEEP}>{texts.keep}</option>
      <option value="">{texts.none(what)}</option>
      {options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
