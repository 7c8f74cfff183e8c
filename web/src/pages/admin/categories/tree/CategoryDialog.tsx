import { useWatch, type UseFormReturn, type UseFormRegisterReturn } from "react-hook-form";
import { styled } from "styled-components";
import { categoriesTexts, treeTexts } from "@shop/shared/messages/en/admin-catalogue";
import { categoryDescription } from "@shop/shared/messages/en/products";
import { slugOf } from "@shop/shared/taxonomy";
import { paths } from "../../../../paths";
import { DeleteButton } from "../../parts/RowButtons";
import { useAlert } from "../../../../ui/dialog/AlertProvider";
import { DialogForm } from "../../../../ui/dialog/DialogForm";
import { NameFields, nameLabels, nameRules, type NameEntry } from "../NameFields";
import { SearchEngines } from "../../parts/search-engines/SearchEngines";
import type { SearchResult } from "../../parts/search-engines/SearchPreview";
import { seoTextLabels, toSeoEntry, toSeoInput, type SeoEntry } from "../../parts/search-engines/seo-entry";
import { UndoInToast } from "../../parts/UndoInToast";
import { useSaveForm } from "../../parts/use-save-form";
import {
  findNode,
  pathOf,
  slugPathOf,
  type CategoryNode,
  allOf,
  categoryChanges,
  childrenOf,
  presentPath,
  withDescendants,
  type CategoryPlace,
} from "./category-nodes";
import { useAddCategoryMutation, useDeleteCategoryMutation } from "./CategoriesPage.generated";
import { useChangeCategory, valuesBefore } from "./change-category";
import { Hint, SelectField } from "../../../../ui/form/Field";
import { color, controlFrame, space } from "../../../../theme/tokens";
import { ChoiceGroup } from "../../../../ui/form/ChoiceGroup";

const Choices = styled.div`
  max-height: 14rem;
  padding: ${space[1]} ${space[3]};
  overflow-y: auto;
  ${controlFrame}
`;

const Choice = styled.label`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-height: var(--target);
  cursor: pointer;

  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${color.accent};
  }
`;

interface AttributeChoicesProps {
  attributes: readonly { slug: string; name: string }[];
  /** The names of inherited attributes. */
  inherited: readonly string[];
  field: UseFormRegisterReturn;
}

/** The attributes of a category's products. */
function AttributeChoices({ attributes, inherited, field }: AttributeChoicesProps) {
  return (
    <ChoiceGroup label={treeTexts.attributes}>
      <Hint>{attributes.length > 0 ? treeTexts.attributesHint : treeTexts.noAttributes}</Hint>
      {inherited.length > 0 && (
        <Hint>
          <bdi>{treeTexts.inherited(inherited.join(", "))}</bdi>
        </Hint>
      )}
      {attributes.length > 0 && (
        <Choices>
          {attributes.map(({ slug, name }) => (
            <Choice key={slug}>
              <input type="checkbox" value={slug} {...field} />
              <bdi>{name}</bdi>
            </Choice>
          ))}
        </Choices>
      )}
    </ChoiceGroup>
  );
}

/** The values of the dialog. */
interface CategoryEntry extends NameEntry, SeoEntry {
  /** Ids; empty for the top level and for the last position. */
  parent: string;
  before: string;
  attributes: string[];
}

/** The labels of the fields. */
const categoryLabels = {
  ...{ ...nameLabels, parent: treeTexts.parent, attributes: treeTexts.attributes },
  ...seoTextLabels,
};

/** The current position of a category. */
function placeOf(roots: readonly CategoryNode[], node: CategoryNode): CategoryPlace {
  const siblings = childrenOf(roots, node.parent);
  return { parent: node.parent?.id ?? null, before: siblings[siblings.indexOf(node) + 1]?.id ?? null };
}

/** The dialog's values for a category, or for a new one below `parent`. */
function entryOf(
  roots: readonly CategoryNode[],
  node: CategoryNode | undefined,
  parent: CategoryNode | undefined,
): CategoryEntry {
  const texts = toSeoEntry(node);
  if (!node) return { name: "", slug: "", parent: parent?.id ?? "", before: "", attributes: [], ...texts };
  const place = placeOf(roots, node);
  return {
    ...texts,
    name: node.name,
    slug: "",
    parent: place.parent ?? "",
    before: place.before ?? "",
    attributes: node.ownAttributes.map(({ slug }) => slug),
  };
}

/** The position of an entry: the last one if the chosen neighbour is not inside the chosen parent. */
function placeIn(roots: readonly CategoryNode[], { parent, before }: CategoryEntry): CategoryPlace {
  const into = findNode(roots, parent) ?? null;
  const next = childrenOf(roots, into).find(({ id }) => id === before);
  return { parent: into?.id ?? null, before: next?.id ?? null };
}

interface PlaceFieldsProps {
  roots: readonly CategoryNode[];
  /** The category to move; it can't be moved into itself. */
  node?: CategoryNode | undefined;
  form: UseFormReturn<CategoryEntry>;
}

/** The position of a category: its parent and the previous sibling. */
function PlaceFields({ roots, node, form }: PlaceFieldsProps) {
  const { register, control, setValue, formState } = form;
  const all = allOf(roots);
  const own = new Set(node ? withDescendants(node) : []);
  const into = useWatch({ control, name: "parent" });
  const chosen = all.find(({ id }) => id === into) ?? null;
  const siblings = childrenOf(roots, chosen).filter((sibling) => sibling !== node);
  const toTheEnd = () => setValue("before", "", { shouldDirty: true });

  return (
    <>
      <SelectField
        label={treeTexts.parent}
        error={formState.errors.parent?.message}
        {...register("parent", { onChange: toTheEnd })}
      >
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

/** The input of an entry, without its place. */
const inputOf = (entry: CategoryEntry) => ({
  name: entry.name,
  attributes: entry.attributes.toSorted(),
  ...toSeoInput(entry),
});

type Undo = () => Promise<void>;

/**
 * Saves the dialog of a category: adds the category, or changes it and moves it if needed. Returns a function that undoes the change;
 * undefined if there was none.
 */
function useSaveCategory(roots: readonly CategoryNode[], node: CategoryNode | undefined) {
  const [add] = useAddCategoryMutation(categoryChanges);
  const change = useChangeCategory();
  return async (entry: CategoryEntry): Promise<Undo | undefined> => {
    const { slug, parent } = entry;
    const input = inputOf(entry);
    if (!node) {
      await add({ variables: { input: { ...input, slug: slug || null, parent: parent || null } } });
      return undefined;
    }
    const { id } = node;
    const [now, wanted] = [placeOf(roots, node), placeIn(roots, entry)];
    const moves = now.parent !== wanted.parent || now.before !== wanted.before;
    const before = valuesBefore(inputOf(entryOf(roots, node, undefined)), input);
    await change({ id, input, place: moves ? wanted : null });
    return moves || Object.keys(before).length > 0
      ? () => change({ id, input: before, place: moves ? now : null })
      : undefined;
  };
}

interface CategoryDialogProps {
  roots: readonly CategoryNode[];
  attributes: readonly { slug: string; name: string }[];
  /** The category to edit; undefined for a new one. */
  node?: CategoryNode | undefined;
  /** The parent of a new category. */
  parent?: CategoryNode | undefined;
  onClose: () => void;
}

/** When the tree is loaded again, unchanged fields follow it; edited fields keep their values. */
const resetOptions = { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true };

/** Adds a category, or changes its name, place and attributes, or deletes it. */
export function CategoryDialog({ roots, attributes, node, parent, onClose }: CategoryDialogProps) {
  const alert = useAlert();
  const { sending, ...form } = useSaveForm<CategoryEntry, Undo | undefined>({
    labels: categoryLabels,
    rules: nameRules,
    values: entryOf(roots, node, parent),
    resetOptions,
    save: useSaveCategory(roots, node),
    onSaved: (undo) => {
      onClose();
      if (undo) void alert({ ...treeTexts.saved, details: <UndoInToast texts={treeTexts} undo={undo} /> });
    },
  });
  const { register, control, field } = form;
  const into = useWatch({ control, name: "parent" });
  const chosen = findNode(roots, into);
  const inherited = chosen ? pathOf(chosen).flatMap(({ ownAttributes }) => ownAttributes) : [];

  return (
    <DialogForm
      title={node ? treeTexts.editTitle(node.name) : treeTexts.addTitle(parent?.name)}
      text={node ? `${paths.products}/${slugPathOf(node)}` : treeTexts.dialogText}
      submit={node ? categoriesTexts.save : categoriesTexts.add}
      onClose={onClose}
      {...sending}
      footer={node && <DeleteCategory node={node} onDeleted={onClose} />}
    >
      <NameFields field={field} control={control} slug={node?.slug} />
      <PlaceFields roots={roots} node={node} form={form} />
      <AttributeChoices
        attributes={chosenFirst(attributes, node).filter(
          ({ slug }) => !inherited.some((each) => each.slug === slug),
        )}
        inherited={[...new Set(inherited.map(({ name }) => name))]}
        field={register("attributes")}
      />
      <SearchEngines
        field={field}
        control={control}
        resultOf={(entry) => resultOf(entry, node, chosen)}
        errors={form.formState.errors}
      />
    </DialogForm>
  );
}

/** A category's page in a search engine, without texts for it. */
function resultOf(
  { name, slug }: CategoryEntry,
  node: CategoryNode | undefined,
  parent: CategoryNode | undefined,
): SearchResult {
  const above = parent ? pathOf(parent) : [];
  const names = [...above.map((category) => category.name), name];
  return {
    title: names.toReversed().join(" – "),
    description: categoryDescription(names),
    path: ["products", ...above.map((category) => category.slug), node?.slug ?? (slug || slugOf(name))],
  };
}

/** Puts the category's attributes first, so that they are visible without scrolling. */
function chosenFirst<Attribute extends { slug: string }>(
  attributes: readonly Attribute[],
  node: CategoryNode | undefined,
): Attribute[] {
  const isOwn = ({ slug }: Attribute) => node?.ownAttributes.some((own) => own.slug === slug) ?? false;
  return [...attributes.filter(isOwn), ...attributes.filter((attribute) => !isOwn(attribute))];
}

/** The number of subcategories that the refusal of a deletion names. */
const NAMED = 5;

function DeleteCategory({ node, onDeleted }: { node: CategoryNode; onDeleted: () => void }) {
  const [remove] = useDeleteCategoryMutation(categoryChanges);
  const { name, children, productCount } = node;
  const names = children.slice(0, NAMED).map((child) => child.name);
  const used = productCount > 0 ? treeTexts.hasProducts(productCount) : undefined;
  return (
    <div>
      <DeleteButton
        name={name}
        title={treeTexts.deleteTitle(name)}
        text={treeTexts.deleteText}
        size="medium"
        reason={children.length > 0 ? treeTexts.hasChildren(names, children.length > NAMED) : used}
        onDelete={async () => {
          await remove({ variables: { id: node.id } });
          onDeleted();
        }}
      />
    </div>
  );
}
