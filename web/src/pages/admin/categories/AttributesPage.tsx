import { taxonomyBounds } from "@shop/shared/taxonomy";
import { explainText } from "@shop/shared/text-rules";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { styled } from "styled-components";
import { useRowAction } from "../../../features/use-row-action";
import { attributesTexts as texts, categoriesTexts } from "../../../messages/admin-catalogue";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { Table, TableSkeleton, type Column } from "../../../ui/table/Table";
import { AddButton } from "../parts/AddButton";
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
import { DeleteButton } from "./DeleteButton";
import { EditButton } from "./EditButton";
import { MoveButtons } from "./MoveButtons";
import { Slug } from "./Slug";
import { SelectField, TextField } from "../../../ui/form/Field";
import { DialogForm } from "../parts/DialogForm";
import { NameFields, nameLabels, type NameEntry } from "./NameFields";
import { useSave } from "../parts/use-save";
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
  attribute?: AttributeColumns_AttributeFragment;
  onClose: () => void;
}

/** Adds an attribute, or changes its name, unit and group. */
function AttributeDialog({ attribute, onClose }: AttributeDialogProps) {
  const { register, control, handleSubmit, formState, setError } = useForm<AttributeEntry>({
    defaultValues: {
      name: attribute?.name ?? "",
      slug: "",
      type: attribute?.type ?? "NUMBER",
      unit: attribute?.unit ?? "",
      group: attribute?.group ?? "",
    },
  });
  const { failure, attempt } = useSave<AttributeEntry>(labels);
  const { add, edit } = useAttributeChanges();
  const isNumber = useWatch({ control, name: "type" }) === "NUMBER";
  const send = handleSubmit(async ({ name, slug, type, unit, group: typed }) => {
    const measured = isNumber && unit ? unit : null;
    const group = typed || null;
    const save = () =>
      attribute
        ? edit(attribute.slug, { name, unit: measured, group })
        : add({ name, slug: slug || null, type, unit: measured, group });
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

/** The columns of the attributes. */
const attributeColumns: readonly Column<ListedAttribute>[] = [
  { header: texts.columns.name, cell: ({ name }) => <Name>{name}</Name>, phone: "title" },
  { header: texts.columns.slug, cell: ({ slug }) => <Slug>{slug}</Slug>, phone: "half" },
  { header: texts.columns.kind, cell: (attribute) => <Words>{kindOf(attribute)}</Words>, phone: "half" },
  { header: texts.group, cell: ({ group }) => <Words>{group}</Words>, phone: "half" },
  {
    header: texts.columns.categories,
    cell: ({ categories }) => <bdi>{categories.join(", ") || texts.nowhere}</bdi>,
    phone: "wide",
  },
  {
    header: texts.columns.actions,
    actions: true,
    align: "end",
    cell: (attribute) => <AttributeActions attribute={attribute} />,
  },
];

function AttributeActions({ attribute }: { attribute: ListedAttribute }) {
  const { slug, name, up, down } = attribute;
  const { remove } = useAttributeChanges();
  return (
    <Actions data-key={slug}>
      <MoveButtons name={name} labels={texts} up={up} down={down} />
      <div>
        <EditButton
          name={name}
          dialog={(close) => <AttributeDialog attribute={attribute} onClose={close} />}
        />
      </div>
      <div>
        <DeleteButton
          name={name}
          title={texts.deleteTitle(name)}
          text={texts.deleteText}
          onDelete={() => remove(slug)}
        />
      </div>
    </Actions>
  );
}

/** `/categories/attributes`: the attributes of products, in the order of the filters. */
export function AttributesPage() {
  return (
    <CatalogueTabs
      shown="attributes"
      action={<AddButton label={texts.add} dialog={(close) => <AttributeDialog onClose={close} />} />}
    >
      <Attributes />
    </CatalogueTabs>
  );
}

function Attributes() {
  const { data, previousData, error, refetch } = useAttributesQuery({ fetchPolicy: "cache-and-network" });
  const shown = data ?? previousData;
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!shown) {
    return (
      <Loading what={texts.loading}>
        <TableSkeleton columns={attributeColumns} />
      </Loading>
    );
  }
  if (shown.attributes.length === 0) return <Empty>{texts.empty}</Empty>;
  return <AttributeTable {...shown} />;
}

function AttributeTable({ attributes, allCategories }: AttributesQuery) {
  const { move } = useAttributeChanges();
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

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Table caption={texts.tab} columns={attributeColumns} rows={rows} rowKey={({ slug }) => slug} />
    </>
  );
}
