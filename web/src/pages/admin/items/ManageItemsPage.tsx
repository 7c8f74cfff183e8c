import { lazy } from "react";
import { useMayDo } from "../../../features/session/use-may-do";
import { fileNames } from "@shop/shared/messages/en/admin";
import { deleteSelectedTexts, manageItemsTexts } from "@shop/shared/messages/en/admin-items";
import { menuTexts } from "@shop/shared/messages/en/layout";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/form/Button";
import { useListParams, type ListFilter } from "../../../ui/table/list-params";
import { Page } from "../../../ui/layout/Page";
import { PagedTable } from "../../../ui/table/PagedTable";
import { Empty } from "../../../ui/feedback/states";
import { SelectionBar } from "../selection/SelectionBar";
import { ExportButton } from "../parts/ExportButton";
import { useListSelection } from "../selection/use-list-selection";
import {
  type ManageItemsQuery,
  useManageItemsQuery,
  type ItemColumns_ProductFragment,
  useDeleteProductMutation,
} from "./ManageItemsPage.generated";
import { productColumns } from "./product-columns";
import { useColumns } from "../parts/actions-column";
import { pageQuery } from "../parts/page-query";
import type { ProductSort } from "../../../graphql/schema.generated";
import type { SortOption } from "../../../ui/table/search-and-sort";
import type { BulkAction, DialogAction } from "../selection/bulk-action";
import { evictLists } from "../../../graphql/evict";

/** Deletes the selected products, except products with undelivered paid orders (D-11). */
function useDeleteSelected(): BulkAction<ItemColumns_ProductFragment> {
  const [remove, { client }] = useDeleteProductMutation();
  return {
    label: deleteSelectedTexts.label,
    dangerous: true,
    confirmation: (products) => ({
      title: deleteSelectedTexts.question(products.length),
      text: deleteSelectedTexts.consequence,
      confirm: deleteSelectedTexts.label,
    }),
    act: async ({ id, hasPaidOrders }) => {
      const { data } = await remove({ variables: { id } });
      if (data?.deleteProduct) return null;
      return hasPaidOrders ? deleteSelectedTexts.paid : deleteSelectedTexts.gone;
    },
    onFinished: () => evictLists(client.cache, "products", "topProducts"),
    says: deleteSelectedTexts.done,
  };
}

const ChangeDialog = lazy(() => import("./ChangeDialog").then((file) => ({ default: file.ChangeDialog })));

/** Changes category, brand, price or visibility of the selected products at once. */
const changeSelected: DialogAction<{ id: string }> = {
  label: manageItemsTexts.change,
  secondary: true,
  dialog: ({ rows, onDone, onClose }) => (
    <ChangeDialog products={rows} onClose={onClose} onChanged={onDone} />
  ),
};

const { noun, sorts } = manageItemsTexts;

/** The sort orders of Manage Items; by default the newest first, or the best matches of a search. */
const productSortOptions: readonly SortOption<ProductSort>[] = [
  { sort: "NAME", slug: "name", label: sorts.name },
  { sort: "NAME_DESC", slug: "name-down", label: sorts.nameDown },
  { sort: "STOCK_ASC", slug: "stock-up", label: sorts.stockUp },
  { sort: "STOCK_DESC", slug: "stock-down", label: sorts.stockDown },
  { sort: "PRICE_ASC", slug: "price-up", label: sorts.priceUp },
  { sort: "PRICE_DESC", slug: "price-down", label: sorts.priceDown },
  { sort: "RATING", slug: "rating", label: sorts.rating },
];

/** Filters Manage Items to drafts, to published products, or to those with the placeholder image. */
const itemFilters: readonly ListFilter[] = [
  { slug: "drafts", label: manageItemsTexts.drafts },
  { slug: "published", label: manageItemsTexts.published },
  { slug: "no-picture", label: manageItemsTexts.withoutImage },
];

/** The query variables of a filter. */
const filterVariables = (filter: string | null) => ({
  draft: filter === "drafts" ? true : filter === "published" ? false : null,
  withoutImage: filter === "no-picture",
});

const productsOf = (data: ManageItemsQuery) => data.products;

const nameOf = ({ name }: ItemColumns_ProductFragment) => name;

/** `/manageItems` (spec §2 Manage Items). */
export function ManageItemsPage() {
  const list = useListParams(productSortOptions, itemFilters);
  const query = useManageItemsQuery(pageQuery(list.params, filterVariables(list.params.filter)));
  const selection = useListSelection(query, productsOf, nameOf);
  const deleteSelected = useDeleteSelected();
  const mayEdit = useMayDo("WRITE_PRODUCTS");

  return (
    <Page
      title={manageItemsTexts.title}
      width="wide"
      actions={
        <>
          {mayEdit && (
            <>
              <ButtonLink to={paths.groups} variant="secondary">
                {manageItemsTexts.groups}
              </ButtonLink>
              <ButtonLink to={paths.importItems} variant="secondary">
                {manageItemsTexts.importCsv}
              </ButtonLink>
            </>
          )}
          <ExportButton from="/exports/products.csv?ids=true" saveAs={fileNames.items}>
            {manageItemsTexts.exportCsv}
          </ExportButton>
          {mayEdit && <ButtonLink to={paths.addItems}>{manageItemsTexts.add}</ButtonLink>}
        </>
      }
    >
      <PagedTable
        noun={noun}
        columns={useColumns(productColumns, "WRITE_PRODUCTS")}
        navigation={list}
        query={query}
        select={productsOf}
        placeholder={manageItemsTexts.searchHint}
        defaultSortLabel={list.params.search ? sorts.bestMatch : sorts.newest}
        empty={
          <Empty action={mayEdit && <ButtonLink to={paths.addItems}>{menuTexts.addItems}</ButtonLink>}>
            {manageItemsTexts.empty}
          </Empty>
        }
        selection={mayEdit ? selection : undefined}
        cardHeight="20.4rem"
      />
      {mayEdit && (
        <SelectionBar noun={noun} selection={selection} actions={[changeSelected, deleteSelected]} />
      )}
    </Page>
  );
}
