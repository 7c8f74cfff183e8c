import type { ReactNode } from "react";
import { brandsTexts, categoriesTexts } from "@shop/shared/messages/en/admin-catalogue";
import { Empty } from "../../../ui/feedback/states";
import { useListParams } from "../../../ui/table/list-params";
import { PagedTable } from "../../../ui/table/PagedTable";
import { pageQuery } from "../parts/page-query";
import { CatalogueTabs } from "./CatalogueTabs";
import {
  useAllBrandsQuery,
  type AllBrandsQuery,
  type BrandColumns_BrandFragment,
  useAddBrandMutation,
  useDeleteBrandMutation,
  useEditBrandMutation,
} from "./BrandsPage.generated";
import { paths } from "../../../paths";
import { formatCount } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import type { Column } from "../../../ui/table/Table";
import { actionsColumn } from "../parts/actions-column";
import { Slug } from "./Slug";
import { DialogForm } from "../../../ui/dialog/DialogForm";
import { RowButtons } from "../parts/RowButtons";
import { useEditor } from "../parts/use-editor";
import { useSaveForm } from "../parts/use-save-form";
import { NameFields, nameLabels, nameRules, type NameEntry } from "./NameFields";
import { evicting } from "../../../graphql/evict";

const changes = evicting("allBrands", "brands", "products");

interface BrandDialogProps {
  /** The brand to rename; undefined for a new one. */
  brand: { slug: string; name: string } | undefined;
  onClose: () => void;
}

/** Adds a brand, or renames one. */
function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const [add] = useAddBrandMutation(changes);
  const [edit] = useEditBrandMutation(changes);
  const { control, field, sending } = useSaveForm<NameEntry>({
    labels: nameLabels,
    rules: nameRules,
    defaultValues: { name: brand?.name ?? "", slug: "" },
    save: ({ name, slug }) =>
      brand
        ? edit({ variables: { slug: brand.slug, input: { name } } })
        : add({ variables: { input: { name, slug: slug || null } } }),
    onSaved: onClose,
  });

  return (
    <DialogForm
      title={brand ? brandsTexts.editTitle(brand.name) : brandsTexts.add}
      text={brandsTexts.dialogText}
      submit={brand ? categoriesTexts.save : categoriesTexts.add}
      onClose={onClose}
      {...sending}
    >
      <NameFields field={field} control={control} slug={brand?.slug} />
    </DialogForm>
  );
}

const { columns } = brandsTexts;

type Brand = BrandColumns_BrandFragment & { id: string };

const withIds = ({ allBrands }: AllBrandsQuery) => ({
  ...allBrands,
  nodes: allBrands.nodes.map((brand) => ({ ...brand, id: brand.slug })),
});

/** The columns of the brands, with the buttons of a brand. */
const brandColumns = (buttons: (brand: Brand) => ReactNode): readonly Column<Brand>[] => [
  { header: columns.name, cell: ({ name }) => <bdi>{name}</bdi>, phone: "title" },
  { header: columns.slug, cell: ({ slug }) => <Slug>{slug}</Slug>, phone: "half" },
  {
    header: columns.products,
    cell: ({ slug, productCount }) =>
      productCount > 0 ? (
        <Link to={`${paths.products}?brand=${slug}`}>{formatCount(productCount)}</Link>
      ) : (
        "0"
      ),
    align: "end",
    phone: "half",
  },
  actionsColumn(buttons),
];

/** `/categories/brands`: the brands of the products. */
export function BrandsPage() {
  const list = useListParams();
  const query = useAllBrandsQuery(pageQuery(list.params));
  const { isOpen, row, edit, close, addButton } = useEditor<Brand>();
  const [remove] = useDeleteBrandMutation(changes);
  const buttons = (brand: Brand) => (
    <RowButtons
      onEdit={() => edit(brand)}
      removal={{
        name: brand.name,
        title: brandsTexts.deleteTitle(brand.name),
        text: brandsTexts.deleteText,
        reason: brand.productCount > 0 ? brandsTexts.hasProducts : undefined,
        onDelete: () => remove({ variables: { slug: brand.slug } }),
      }}
    />
  );

  return (
    <CatalogueTabs shown="brands" action={addButton(brandsTexts.add)}>
      <PagedTable
        noun={brandsTexts.noun}
        columns={brandColumns(buttons)}
        navigation={list}
        query={query}
        select={withIds}
        placeholder={brandsTexts.placeholder}
        defaultSortLabel={brandsTexts.sort}
        empty={<Empty>{brandsTexts.empty}</Empty>}
      />
      {isOpen && <BrandDialog brand={row} onClose={close} />}
    </CatalogueTabs>
  );
}
