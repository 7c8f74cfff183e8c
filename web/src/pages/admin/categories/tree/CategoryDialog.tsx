import { useForm, useWatch } from "react-hook-form";
import { categoriesTexts, treeTexts } from "../../../../messages/admin-categories";
import { paths } from "../../../../routing/paths";
import { DeleteButton } from "../DeleteButton";
import { DialogForm } from "../../DialogForm";
import { NameFields } from "../NameFields";
import { useSave } from "../../use-save";
import { AttributeChoices } from "./AttributeChoices";
import { categoryLabels, entryOf, type CategoryEntry } from "./category-entry";
import { findNode, pathOf, slugPathOf, type CategoryNode } from "./category-nodes";
import { PlaceFields } from "./PlaceFields";
import { useCategoryChanges } from "./use-category-changes";
import { useSaveCategory } from "./use-save-category";

interface CategoryDialogProps {
  roots: readonly CategoryNode[];
  attributes: readonly { slug: string; name: string }[];
  /** The category to edit; a new one without it. */
  node?: CategoryNode | undefined;
  /** Where a new one is put. */
  parent?: CategoryNode | undefined;
  onClose: () => void;
}

/** When the tree is loaded again meanwhile, what was not changed here follows it; the rest stays as it was typed. */
const resetOptions = { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true };

/** Adds a category, or changes its name, place and attributes, or deletes it. */
export function CategoryDialog({ roots, attributes, node, parent, onClose }: CategoryDialogProps) {
  const form = useForm<CategoryEntry>({ values: entryOf(roots, node, parent), resetOptions });
  const { register, control, handleSubmit, formState, setError } = form;
  const { failure, attempt } = useSave<CategoryEntry>(categoryLabels);
  const save = useSaveCategory(roots, node);
  const send = handleSubmit(async (entry) => {
    if (await attempt(() => save(entry), setError)) onClose();
  });
  const into = useWatch({ control, name: "parent" });
  const chosen = findNode(roots, into);
  const inherited = chosen ? pathOf(chosen).flatMap(({ ownAttributes }) => ownAttributes) : [];
  const { errors } = formState;

  return (
    <DialogForm
      title={node ? treeTexts.editTitle(node.name) : treeTexts.addTitle(parent?.name)}
      text={node ? `${paths.products}/${slugPathOf(node)}` : treeTexts.dialogText}
      submit={node ? categoriesTexts.save : categoriesTexts.add}
      busy={formState.isSubmitting}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
      footer={node && <DeleteCategory node={node} onDeleted={onClose} />}
    >
      <NameFields register={register} control={control} errors={errors} slug={node?.slug} />
      <PlaceFields roots={roots} node={node} form={form} error={errors.parent?.message} />
      <AttributeChoices
        attributes={chosenFirst(attributes, node).filter(
          ({ slug }) => !inherited.some((each) => each.slug === slug),
        )}
        inherited={[...new Set(inherited.map(({ name }) => name))]}
        field={register("attributes")}
      />
    </DialogForm>
  );
}

/** Those that the category has come first, so that they are seen without scrolling. */
function chosenFirst<Attribute extends { slug: string }>(
  attributes: readonly Attribute[],
  node: CategoryNode | undefined,
): Attribute[] {
  const isOwn = ({ slug }: Attribute) => node?.ownAttributes.some((own) => own.slug === slug) ?? false;
  return [...attributes.filter(isOwn), ...attributes.filter((attribute) => !isOwn(attribute))];
}

function DeleteCategory({ node, onDeleted }: { node: CategoryNode; onDeleted: () => void }) {
  const { remove } = useCategoryChanges();
  const { name, children, productCount } = node;
  const used = productCount > 0 ? treeTexts.hasProducts : undefined;
  return (
    <div>
      <DeleteButton
        name={name}
        title={treeTexts.deleteTitle(name)}
        text={treeTexts.deleteText}
        size="medium"
        reason={children.length > 0 ? treeTexts.hasChildren : used}
        onDelete={async () => {
          await remove(node.id);
          onDeleted();
        }}
      />
    </div>
  );
}
