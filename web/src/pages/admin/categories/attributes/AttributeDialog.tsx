import { taxonomyBounds } from "@shop/shared/taxonomy";
import { explainText } from "@shop/shared/text-rules";
import { useForm, useWatch } from "react-hook-form";
import type { AttributeType } from "../../../../graphql/schema.generated";
import { attributesTexts as texts, categoriesTexts } from "../../../../messages/admin-categories";
import { SelectField, TextField } from "../../../../ui/form/Field";
import { DialogForm } from "../../DialogForm";
import { NameFields, nameLabels, type NameEntry } from "../NameFields";
import { useSave } from "../../use-save";
import type { AttributeColumns_AttributeFragment } from "./AttributesPage.generated";
import { useAttributeChanges } from "./use-attribute-changes";

interface AttributeEntry extends NameEntry {
  type: AttributeType;
  unit: string;
}

const labels = { ...nameLabels, type: texts.kind, unit: texts.unit };

const unitRule = {
  setValueAs: (value: string) => value.trim(),
  validate: (unit: string) => {
    const error = unit === "" ? undefined : explainText(unit, taxonomyBounds.unit);
    return error === undefined || `${labels.unit} ${error}`;
  },
};

interface AttributeDialogProps {
  /** The attribute to edit; a new one without it. */
  attribute?: AttributeColumns_AttributeFragment;
  onClose: () => void;
}

/** Adds an attribute, or changes the name and unit of one. */
export function AttributeDialog({ attribute, onClose }: AttributeDialogProps) {
  const { register, control, handleSubmit, formState, setError } = useForm<AttributeEntry>({
    defaultValues: {
      name: attribute?.name ?? "",
      slug: "",
      type: attribute?.type ?? "NUMBER",
      unit: attribute?.unit ?? "",
    },
  });
  const { failure, attempt } = useSave<AttributeEntry>(labels);
  const { add, edit } = useAttributeChanges();
  const isNumber = useWatch({ control, name: "type" }) === "NUMBER";
  const send = handleSubmit(async ({ name, slug, type, unit }) => {
    const measured = isNumber && unit ? unit : null;
    const save = () =>
      attribute
        ? edit(attribute.slug, { name, unit: measured })
        : add({ name, slug: slug || null, type, unit: measured });
    if (await attempt(save, setError)) onClose();
  });

  return (
    <DialogForm
      title={attribute ? texts.editTitle(attribute.name) : texts.add}
      text={texts.dialogText}
      submit={attribute ? categoriesTexts.save : categoriesTexts.add}
      busy={formState.isSubmitting}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <NameFields register={register} control={control} errors={formState.errors} slug={attribute?.slug} />
      {attribute ? (
        <TextField label={labels.type} value={texts.kinds[attribute.type]} readOnly />
      ) : (
        <SelectField label={labels.type} hint={texts.kindHint} {...register("type")}>
          {Object.entries(texts.kinds).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {isNumber && (
        <TextField
          label={labels.unit}
          hint={texts.unitHint}
          autoComplete="off"
          autoCapitalize="none"
          required={false}
          error={formState.errors.unit?.message}
          {...register("unit", unitRule)}
        />
      )}
    </DialogForm>
  );
}
