import { useForm } from "react-hook-form";
import { brandsTexts, categoriesTexts } from "../../../messages/admin-catalogue";
import { Empty } from "../../../ui/feedback/states";
import { useListParams } from "../../../ui/table/list-params";
import { PagedTable } from "../../../ui/table/PagedTable";
import { pageVariables } from "../parts/page-variables";
import { AddButton } from "../parts/AddButton";
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
import { RowActions } from "../../../ui/table/table-frame";
import { DeleteButton } from "./DeleteButton";
import { EditButton } from "./EditButton";
import { Slug } from "./Slug";
import { DialogForm } from "../parts/DialogForm";
import { NameFields, nameLabels, type NameEntry } from "./NameFields";
import { useSave } from "../parts/use-save";
import { evictLists } from "../../../graphql/evict";

const options = {
  update: (cache: Parameters<typeof evictLists>[0]) => evictLists(cache, "allBrands", "brands", "products"),
};

/** The mutations of brands; each throws the server's error. */
function useBrandChanges() {
  const [add] = useAddBrandMutation(options);
  const [edit] = useEditBrandMutation(options);
  const [remove] = useDeleteBrandMutation(options);
  return {
    add: (input: { name: string; slug: string }) =>
      add({ variables: { input: { name: input.name, slug: input.slug || null } } }),
    rename: (slug: string, name: string) => edit({ variables: { slug, input: { name } } }),
    remove: (slug: string) => remove({ variables: { slug } }),
  };
}

interface BrandDialogProps {
  /** The brand to rename; undefined for a new one. */
  brand?: { slug: string; name: string };
  onClose: () => void;
}

/** Adds a brand, or renames one. */
function BrandDialog({ brand, onClose }: BrandDialogProps) {
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

type Brand = BrandColumns_BrandFragment;

/** The columns of the brands. */
const brandColumns: readonly Column<Brand>[] = [
  { header: brandsTexts.columns.name, cell: ({ name }) => <bdi>{name}</bdi>, phone: "title" },
  { header: brandsTexts.columns.slug, cell: ({ slug }) => <Slug>{slug}</Slug>, phone: "half" },
  {
    header: brandsTexts.columns.products,
    cell: ({ slug, productCount }) =>
      productCount > 0 ? (
        <Link to={`${paths.products}?brand=${slug}`}>{formatCount(productCount)}</Link>
      ) : (
        "0"
      ),
    align: "end",
    phone: "half",
  },
  {
    header: brandsTexts.columns.actions,
    actions: true,
    align: "end",
    cell: (brand) => <BrandActions brand={brand} />,
  },
];

function BrandActions({ brand }: { brand: Brand }) {
  const { remove } = useBrandChanges();
  return (
    <RowActions>
      <div>
        <EditButton name={brand.name} dialog={(close) => <BrandDialog brand={brand} onClose={close} />} />
      </div>
      <div>
        <DeleteButton
          name={brand.name}
          title={brandsTexts.deleteTitle(brand.name)}
          text={brandsTexts.deleteText}
          reason={brand.productCount > 0 ? brandsTexts.hasProducts : undefined}
          onDelete={() => remove(brand.slug)}
        />
      </div>
    </RowActions>
  );
}

const noSortOptions = [] as const;

const withIds = ({ allBrands }: AllBrandsQuery) => ({
  ...allBrands,
  nodes: allBrands.nodes.map((brand) => ({ ...brand, id: brand.slug })),
});

/** `/categories/brands`: the brands of the products. */
export function BrandsPage() {
  const list = useListParams(noSortOptions);
  const query = useAllBrandsQuery({
    variables: pageVariables(list.params),
    fetchPolicy: "cache-and-network",
  });

  return (
    <CatalogueTabs
      shown="brands"
      action={<AddButton label={brandsTexts.add} dialog={(close) => <BrandDialog onClose={close} />} />}
    >
      <PagedTable
        noun={["brand", "brands"]}
        columns={brandColumns}
        navigation={list}
        query={query}
        select={withIds}
        placeholder={brandsTexts.placeholder}
        defaultSortLabel={brandsTexts.sort}
        empty={<Empty>{brandsTexts.empty}</Empty>}
      />
    </CatalogueTabs>
  );
}
