import { pageSizes } from "@shop/shared/lists";
import { brandsTexts } from "../../../../messages/admin-categories";
import { Empty } from "../../../../ui/feedback/states";
import { useListParams } from "../../../../ui/table/list-params";
import { PagedTable } from "../../../../ui/table/PagedTable";
import { pageVariables } from "../../page-variables";
import { AddButton } from "../../AddButton";
import { CatalogueTabs } from "../CatalogueTabs";
import { brandColumns } from "./brand-columns";
import { BrandDialog } from "./BrandDialog";
import { useAllBrandsQuery, type AllBrandsQuery } from "./BrandsPage.generated";

const noSortOptions = [] as const;

const withIds = ({ allBrands }: AllBrandsQuery) => ({
  ...allBrands,
  nodes: allBrands.nodes.map((brand) => ({ ...brand, id: brand.slug })),
});

/** `/categories/brands`: who makes the products. */
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
        pageSize={pageSizes.admin}
        placeholder={brandsTexts.placeholder}
        defaultSortLabel={brandsTexts.sort}
        empty={<Empty>{brandsTexts.empty}</Empty>}
      />
    </CatalogueTabs>
  );
}
