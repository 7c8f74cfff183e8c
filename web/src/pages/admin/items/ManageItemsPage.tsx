import { pageSizes } from "@shop/shared/lists";
import { manageItemsTexts } from "../../../messages/admin";
import { layoutTexts } from "../../../messages/layout";
import { paths } from "../../../routing/paths";
import { ButtonLink } from "../../../ui/form/Button";
import { useListParams } from "../../../ui/table/list-params";
import { Page } from "../../../ui/layout/Page";
import { PagedTable } from "../../../ui/table/PagedTable";
import { Empty } from "../../../ui/feedback/states";
import { useRowSelection } from "../../../ui/table/use-row-selection";
import { SelectionBar } from "../SelectionBar";
import { ExportButton } from "../ExportButton";
import { useManageItemsQuery, type ItemColumns_ProductFragment } from "./ManageItemsPage.generated";
import { changeSelected } from "./change-selected";
import { draftFilters, draftOf } from "./draft-filters";
import { productColumns } from "./product-columns";
import { productSortOptions } from "./product-sort-options";
import { useDeleteSelected } from "./use-delete-selected";
import { pageVariables } from "../page-variables";

const noun = ["item", "items"] as const;

const noRows: readonly ItemColumns_ProductFragment[] = [];

const nameOf = ({ name }: ItemColumns_ProductFragment) => name;

/** `/manageItems` (spec §2 Manage Items). */
export function ManageItemsPage() {
  const list = useListParams(productSortOptions, draftFilters);
  const query = useManageItemsQuery({
    variables: { ...pageVariables(list.params), draft: draftOf(list.params.filter) },
    fetchPolicy: "cache-and-network",
  });
  const selection = useRowSelection(query.data?.products.nodes ?? noRows, nameOf);
  const deleteSelected = useDeleteSelected();

  return (
    <Page
      title={manageItemsTexts.title}
      width="wide"
      actions={
        <>
          <ButtonLink to={paths.importItems} variant="secondary">
            {manageItemsTexts.importCsv}
          </ButtonLink>
          <ExportButton from="/exports/products.csv" saveAs="items.csv">
            {manageItemsTexts.exportCsv}
          </ExportButton>
          <ButtonLink to={paths.addItems}>{manageItemsTexts.add}</ButtonLink>
        </>
      }
    >
      <PagedTable
        noun={noun}
        columns={productColumns}
        navigation={list}
        query={query}
        select={(data) => data.products}
        pageSize={pageSizes.admin}
        placeholder={manageItemsTexts.searchHint}
        defaultSortLabel={list.params.search ? "Best match" : "Newest"}
        empty={
          <Empty action={<ButtonLink to={paths.addItems}>{layoutTexts.menu.addItems}</ButtonLink>}>
            {manageItemsTexts.empty}
          </Empty>
        }
        selection={selection}
      />
      <SelectionBar noun={noun} selection={selection} actions={[changeSelected, deleteSelected]} />
    </Page>
  );
}
