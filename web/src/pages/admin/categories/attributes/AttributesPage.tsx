import { useState } from "react";
import { useRowAction } from "../../../../features/alerts/use-row-action";
import { attributesTexts as texts } from "../../../../messages/admin-categories";
import { Empty, Failure, Loading } from "../../../../ui/feedback/states";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { Table, TableSkeleton } from "../../../../ui/table/Table";
import { AddButton } from "../../AddButton";
import { CatalogueTabs } from "../CatalogueTabs";
import { useKeepFocus } from "../use-keep-focus";
import { attributeColumns, type ListedAttribute } from "./attribute-columns";
import { AttributeDialog } from "./AttributeDialog";
import { useAttributesQuery, type AttributesQuery } from "./AttributesPage.generated";
import { useAttributeChanges } from "./use-attribute-changes";

/** `/categories/attributes`: what products have values of, in the order in which filters show it. */
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
