import { brandsTexts } from "../../../../messages/admin-categories";
import { paths } from "../../../../routing/paths";
import { formatCount } from "../../../../ui/format/format";
import { Link } from "../../../../ui/layout/Link";
import type { Column } from "../../../../ui/table/Table";
import { RowActions } from "../../../../ui/table/table-frame";
import { DeleteButton } from "../DeleteButton";
import { EditButton } from "../EditButton";
import { Slug } from "../Slug";
import { BrandDialog } from "./BrandDialog";
import type { BrandColumns_BrandFragment } from "./BrandsPage.generated";
import { useBrandChanges } from "./use-brand-changes";

type Brand = BrandColumns_BrandFragment;

/** The columns of the brands. */
export const brandColumns: readonly Column<Brand>[] = [
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
