import { useWatch, type UseFormReturn } from "react-hook-form";
import { treeTexts } from "../../../../messages/admin-categories";
import { SelectField } from "../../../../ui/form/Field";
import { allOf, childrenOf, presentPath, withDescendants, type CategoryNode } from "./category-nodes";
import type { CategoryEntry } from "./category-entry";

interface PlaceFieldsProps {
  roots: readonly CategoryNode[];
  /** The category that is placed; it can't be put into itself. */
  node?: CategoryNode | undefined;
  form: UseFormReturn<CategoryEntry>;
  /** What is wrong with the place. */
  error: string | undefined;
}

/** Where a category is: inside which one, and after which of those there. */
export function PlaceFields({ roots, node, form, error }: PlaceFieldsProps) {
  const { register, control, setValue } = form;
  const all = allOf(roots);
  const own = new Set(node ? withDescendants(node) : []);
  const into = useWatch({ control, name: "parent" });
  const chosen = all.find(({ id }) => id === into) ?? null;
  const siblings = childrenOf(roots, chosen).filter((sibling) => sibling !== node);
  const toTheEnd = () => setValue("before", "", { shouldDirty: true });

  return (
    <>
      <SelectField label={treeTexts.parent} error={error} {...register("parent", { onChange: toTheEnd })}>
        <option value="">{treeTexts.top}</option>
        {all
          .filter((category) => !own.has(category))
          .map((category) => (
            <option key={category.id} value={category.id}>
              {presentPath(category)}
            </option>
          ))}
      </SelectField>
      {node && siblings.length > 0 && (
        <SelectField key={into} label={treeTexts.place} {...register("before")}>
          {siblings.map((sibling, at) => (
            <option key={sibling.id} value={sibling.id}>
              {at === 0 ? treeTexts.first : treeTexts.after(siblings[at - 1]?.name ?? "")}
            </option>
          ))}
          <option value="">{treeTexts.after(siblings.at(-1)?.name ?? "")}</option>
        </SelectField>
      )}
    </>
  );
}
