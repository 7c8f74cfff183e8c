import { useForm } from "react-hook-form";
import { brandsTexts, categoriesTexts } from "../../../../messages/admin-categories";
import { DialogForm } from "../../DialogForm";
import { NameFields, nameLabels, type NameEntry } from "../NameFields";
import { useSave } from "../../use-save";
import { useBrandChanges } from "./use-brand-changes";

interface BrandDialogProps {
  /** The brand to rename; a new one without it. */
  brand?: { slug: string; name: string };
  onClose: () => void;
}

/** Adds a brand, or renames one. */
export function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const { register, control, handleSubmit, formState, setError } = useForm<NameEntry>({
    defaultValues: { name: brand?.name ?? "", slug: "" },
  });
  const { failure, attempt } = useSave<NameEntry>(nameLabels);
  const { add, rename } = useBrandChanges();
  const send = handleSubmit(async (entry) => {
    const save = () => (brand ? rename(brand.slug, entry.name) : add(entry));
    if (await attempt(save, setError)) onClose();
  });

  return (
    <DialogForm
      title={brand ? brandsTexts.editTitle(brand.name) : brandsTexts.add}
      text={brandsTexts.dialogText}
      submit={brand ? categoriesTexts.save : categoriesTexts.add}
      busy={formState.isSubmitting}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <NameFields register={register} control={control} errors={formState.errors} slug={brand?.slug} />
    </DialogForm>
  );
}
