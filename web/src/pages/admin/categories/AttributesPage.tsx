import { taxonomyBounds } from "@shop/shared/taxonomy";
import { useState, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { styled } from "styled-components";
import { useRowAction } from "../../../features/RowAction";
import { attributesTexts as texts, categoriesTexts } from "@shop/shared/messages/en/admin-catalogue";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { Table, TableSkeleton, type Column } from "../../../ui/table/Table";
import { CatalogueTabs } from "./CatalogueTabs";
import { useKeepFocus } from "../parts/use-keep-focus";
import {
  useAttributesQuery,
  type AttributesQuery,
  type AttributeColumns_AttributeFragment,
  useAddAttributeMutation,
  useDeleteAttributeMutation,
  useEditAttributeMutation,
  useMoveAttributeMutation,
} from "./AttributesPage.generated";
import type { AttributeType } from "../../../graphql/schema.generated";
import { WideText } from "../parts/cells";
import { asCards } from "../../../ui/table/table-cards";
import { RowActions } from "../../../ui/table/table-frame";
import { MoveButtons } from "../parts/MoveButtons";
import { Slug } from "./Slug";
import { SelectField, TextField } from "../../../ui/form/Field";
import { textRule } from "../../../ui/form/text-rule";
import { DialogForm } from "../../../ui/dialog/DialogForm";
import { RowButtons } from "../parts/RowButtons";
import { useEditor } from "../parts/use-editor";
import { optionalRule } from "../parts/optional-rule";
import { useSaveForm } from "../parts/use-save-form";
import { NameFields, nameLabels, nameRules, type NameEntry } from "./NameFields";
import { evicting } from "../../../graphql/evict";

const changes = evicting("attributes", "allCategories", "products");

interface AttributeEntry extends NameEntry {
  type: AttributeType;
  unit: string;
  group: string;
}

const labels = { ...nameLabels, type: texts.kind, unit: texts.unit, group: texts.group };

const rules = {
  ...nameRules,
  unit: optionalRule(textRule(labels.unit, taxonomyBounds.unit)),
  group: optionalRule(textRule(labels.group, taxonomyBounds.group)),
};

interface AttributeDialogProps {
  /** The attribute to edit; undefined for a new one. */
  attribute: AttributeColumns_AttributeFragment | undefined;
  onClose: () => void;
}

/** Adds an attribute, or changes its name, unit and group. */
function AttributeDialog({ attribute, onClose }: AttributeDialogProps) {
  const [add] = useAddAttributeMutation(changes);
  const [edit] = useEditAttributeMutation(changes);
  const { control, field, sending } = useSaveForm<AttributeEntry>({
    labels,
    rules,
    defaultValues: {
      name: attribute?.name ?? "",
      slug: "",
      type: attribute?.type ?? "NUMBER",
      unit: attribute?.unit ?? "",
      group: attribute?.group ?? "",
    },
    save: ({ name, slug, type, unit, group }) => {
      const input = { name, unit: type === "NUMBER" && unit ? unit : null, group: group || null };
      return attribute
        ? edit({ variables: { slug: attribute.slug, input } })
        : add({ variables: { input: { ...input, slug: slug || null, type } } });
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
      <NameFields field={field} control={control} slug={attribute?.slug} />
      {attribute ? (
        <TextField label={labels.type} value={texts.kinds[attribute.type]} readOnly />
      ) : (
        <SelectField {...field("type")} hint={texts.kindHint}>
          {Object.entries(texts.kinds).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {isNumber && (
        <TextField {...field("unit")} hint={texts.unitHint} autoCapitalize="none" required={false} />
      )}
      <TextField {...field("group")} hint={texts.groupHint} required={false} />
    </DialogForm>
  );
}

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
  { header: texts.columns.name, cell: ({ name }) => <WideText $min="9rem">{name}</WideText>, phone: "title" },
  { header: texts.columns.slug, cell: ({ slug }) => <Slug>{slug}</Slug>, phone: "half" },
  {
    header: texts.columns.kind,
    cell: (attribute) => <WideText $min="6rem">{kindOf(attribute)}</WideText>,
    phone: "half",
  },
  { header: texts.group, cell: ({ group }) => <WideText $min="6rem">{group}</WideText>, phone: "half" },
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
  const [move] = useMoveAttributeMutation(changes);
  const [remove] = useDeleteAttributeMutation(changes);
  const keepFocus = useKeepFocus(attributes);
  const run = useRowAction();
  const [said, setSaid] = useState("");

  const moveTo = (from: number, to: number) => () => {
    const { slug, name } = attributes[from] as AttributesQuery["attributes"][number];
    const before = attributes[to > from ? to + 1 : to]?.slug ?? null;
    keepFocus(slug);
    void run(async () => {
      await move({ variables: { slug, before } });
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
            onDelete: () => remove({ variables: { slug } }),
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
