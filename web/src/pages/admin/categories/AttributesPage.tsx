import { taxonomyBounds } from "@shop/shared/taxonomy";
import { explainText } from "@shop/shared/text-rules";
import { useState, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { styled } from "styled-components";
import { useRowAction } from "../../../features/use-row-action";
import { attributesTexts as texts, categoriesTexts } from "../../../messages/admin-catalogue";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { Table, TableSkeleton, type Column } from "../../../ui/table/Table";
import { CatalogueTabs } from "./CatalogueTabs";
import { useKeepFocus } from "./use-keep-focus";
import {
  useAttributesQuery,
  type AttributesQuery,
  type AttributeColumns_AttributeFragment,
  useAddAttributeMutation,
  useDeleteAttributeMutation,
  useEditAttributeMutation,
  useMoveAttributeMutation,
} from "./AttributesPage.generated";
import type { AttributeType, AddAttributeInput, EditAttributeInput } from "../../../graphql/schema.generated";
import { from } from "../../../theme/tokens";
import { asCards } from "../../../ui/table/table-cards";
import { RowActions } from "../../../ui/table/table-frame";
import { MoveButtons } from "./MoveButtons";
import { Slug } from "./Slug";
import { SelectField, TextField } from "../../../ui/form/Field";
import { DialogForm } from "../../../ui/dialog/DialogForm";
import { RowButtons } from "../parts/RowButtons";
import { useEditor } from "../parts/use-editor";
import { useSaveForm } from "../parts/use-save-form";
import { NameFields, nameLabels, type NameEntry } from "./NameFields";
import { evictLists } from "../../../graphql/evict";

const options = {
  update: (cache: Parameters<typeof evictLists>[0]) =>
    evictLists(cache, "attributes", "allCategories", "products"),
};

/** The mutations of attributes; each throws the server's error. */
function useAttributeChanges() {
  const [add] = useAddAttributeMutation(options);
  const [edit] = useEditAttributeMutation(options);
  const [move] = useMoveAttributeMutation(options);
  const [remove] = useDeleteAttributeMutation(options);
  return {
    add: (input: AddAttributeInput) => add({ variables: { input } }),
    edit: (slug: string, input: EditAttributeInput) => edit({ variables: { slug, input } }),
    move: (slug: string, before: string | null) => move({ variables: { slug, before } }),
    remove: (slug: string) => remove({ variables: { slug } }),
  };
}

interface AttributeEntry extends NameEntry {
  type: AttributeType;
  unit: string;
  group: string;
}

const labels = { ...nameLabels, type: texts.kind, unit: texts.unit, group: texts.group };

/** The rule of an optional text. */
const optional = (field: "unit" | "group") => ({
  setValueAs: (value: string) => value.trim(),
  validate: (value: string) => {
    const error = value === "" ? undefined : explainText(value, taxonomyBounds[field]);
    return error === undefined || `${labels[field]} ${error}`;
  },
});

interface AttributeDialogProps {
  /** The attribute to edit; undefined for a new one. */
  attribute: AttributeColumns_AttributeFragment | undefined;
  onClose: () => void;
}

/** Adds an attribute, or changes its name, unit and group. */
function AttributeDialog({ attribute, onClose }: AttributeDialogProps) {
  const { add, edit } = useAttributeChanges();
  const { register, control, formState, sending } = useSaveForm<AttributeEntry>({
    labels,
    defaultValues: {
      name: attribute?.name ?? "",
      slug: "",
      type: attribute?.type ?? "NUMBER",
      unit: attribute?.unit ?? "",
      group: attribute?.group ?? "",
    },
    save: ({ name, slug, type, unit, group: typed }) => {
      const measured = type === "NUMBER" && unit ? unit : null;
      const group = typed || null;
      return attribute
        ? edit(attribute.slug, { name, unit: measured, group })
        : add({ name, slug: slug || null, type, unit: measured, group });
    },
    onSaved: onClose,
  });
  const isNumber = useWatch({ control, name: "type" }) === "NUMBER";

  return (
    <DialogForm
      title={attribute ? texts.editTitle(attribute.name) : texts.add}
      text={texts.dialogText}
      submit={attribute ? categoriesTexts.save : categoriesTexts.add}
      onClose={onClose}
      {...sending}
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
          {...register("unit", optional("unit"))}
        />
      )}
      <TextField
        label={labels.group}
        hint={texts.groupHint}
        autoComplete="off"
        required={false}
        error={formState.errors.group?.message}
        {...register("group", optional("group"))}
      />
    </DialogForm>
  );
}

/** Fits most names where the table shows rows. */
const Name = styled.bdi`
  display: block;

  ${from.large} {
    min-width: 9rem;
  }
`;

/** Fits most texts. */
const Words = styled.bdi`
  ${from.large} {
    display: block;
    min-width: 6rem;
  }
`;

/** All buttons side by side, in a card too. */
const Actions = styled(RowActions)`
  align-items: center;

  ${asCards} {
    > * {
      flex-basis: 5rem;
    }
  }
`;

/** An attribute with its categories, and functions that move it. */
interface ListedAttribute extends AttributeColumns_AttributeFragment {
  categories: readonly string[];
  up: (() => void) | undefined;
  down: (() => void) | undefined;
}

const kindOf = ({ type, unit }: { type: AttributeType; unit: string | null }) =>
  unit ? texts.inUnit(unit) : texts.kinds[type];

/** The columns of the attributes, with the buttons of an attribute. */
const columnsOf = (
  buttons: (attribute: ListedAttribute) => ReactNode,
): readonly Column<ListedAttribute>[] => [
  { header: texts.columns.name, cell: ({ name }) => <Name>{name}</Name>, phone: "title" },
  { header: texts.columns.slug, cell: ({ slug }) => <Slug>{slug}</Slug>, phone: "half" },
  { header: texts.columns.kind, cell: (attribute) => <Words>{kindOf(attribute)}</Words>, phone: "half" },
  { header: texts.group, cell: ({ group }) => <Words>{group}</Words>, phone: "half" },
  {
    header: texts.columns.categories,
    cell: ({ categories }) => <bdi>{categories.join(", ") || texts.nowhere}</bdi>,
    phone: "wide",
  },
  { header: texts.columns.actions, actions: true, align: "end", cell: buttons },
];

/** `/categories/attributes`: the attributes of products, in the order of the filters. */
export function AttributesPage() {
  const { isOpen, row, edit, close, addButton } = useEditor<AttributeColumns_AttributeFragment>();
  return (
    <CatalogueTabs shown="attributes" action={addButton(texts.add)}>
      <Attributes onEdit={edit} />
      {isOpen && <AttributeDialog attribute={row} onClose={close} />}
    </CatalogueTabs>
  );
}

interface AttributesProps {
  onEdit: (attribute: AttributeColumns_AttributeFragment) => void;
}

function Attributes({ onEdit }: AttributesProps) {
  const { data, previousData, error, refetch } = useAttributesQuery({ fetchPolicy: "cache-and-network" });
  const shown = data ?? previousData;
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!shown) {
    return (
      <Loading what={texts.loading}>
        <TableSkeleton columns={columnsOf(() => null)} />
      </Loading>
    );
  }
  if (shown.attributes.length === 0) return <Empty>{texts.empty}</Empty>;
  return <AttributeTable {...shown} onEdit={onEdit} />;
}

function AttributeTable({ attributes, allCategories, onEdit }: AttributesQuery & AttributesProps) {
  const { move, remove } = useAttributeChanges();
  const keepFocus = useKeepFocus(attributes);
  const run = useRowAction();
  const [said, setSaid] = useState("");

  const moveTo = (from: number, to: number) => () => {
    const { slug, name } = attributes[from] as AttributesQuery["attributes"][number];
    const before = attributes[to > from ? to + 1 : to]?.slug ?? null;
    keepFocus(slug);
    void run(async () => {
      await move(slug, before);
      setSaid(texts.moved(name, to + 1, attributes.length));
      return null;
    });
  };
  const rows = attributes.map((attribute, at): ListedAttribute => ({
    ...attribute,
    categories: allCategories
      .filter(({ ownAttributes }) => ownAttributes.some(({ slug }) => slug === attribute.slug))
      .map(({ name }) => name),
    up: at > 0 ? moveTo(at, at - 1) : undefined,
    down: at < attributes.length - 1 ? moveTo(at, at + 1) : undefined,
  }));

  const buttons = (attribute: ListedAttribute) => {
    const { slug, name, up, down } = attribute;
    return (
      <Actions data-key={slug}>
        <MoveButtons name={name} labels={texts} up={up} down={down} />
        <RowButtons
          onEdit={() => onEdit(attribute)}
          removal={{
            name,
            title: texts.deleteTitle(name),
            text: texts.deleteText,
            onDelete: () => remove(slug),
          }}
        />
      </Actions>
    );
  };

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Table caption={texts.tab} columns={columnsOf(buttons)} rows={rows} rowKey={({ slug }) => slug} />
    </>
  );
}
