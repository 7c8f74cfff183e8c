import { MAX_SEARCH } from "@shop/shared/lists";
import { isLowInStock } from "@shop/shared/stock";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { useMayDo } from "../../../features/session/use-may-do";
import { RestockButton } from "../../../features/restock/RestockButton";
import type { ProductSort } from "../../../graphql/schema.generated";
import { manageItemsTexts, deleteItemTexts } from "@shop/shared/messages/en/admin-items";
import { adminAlerts } from "@shop/shared/messages/en/admin";
import { formatPrice } from "../../../ui/format/format";
import type { Column } from "../../../ui/table/Table";
import { actionsColumn } from "../parts/actions-column";
import { type ItemColumns_ProductFragment, useDeleteProductMutation } from "./ManageItemsPage.generated";
import { Options } from "../../../ui/product/Options";
import { ProductThumbnail } from "../../../ui/product/ProductThumbnail";
import { color } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { paths } from "../../../paths";
import { Link } from "../../../ui/layout/Link";
import { evict, evictLists } from "../../../graphql/evict";
import { RowAction, tooLate } from "../../../features/RowAction";

const refused = tooLate(deleteItemTexts.tooLate);

/** Deletes a product after a confirmation; disabled while it has undelivered paid orders (D-11). */
function DeleteProductButton({ product }: { product: ItemColumns_ProductFragment }) {
  const { id, name, hasPaidOrders } = product;
  const [remove] = useDeleteProductMutation({
    update: (cache, { data }) => {
      if (data?.deleteProduct) evict(cache, { __typename: "Product", id });
      evictLists(cache, "products", "topProducts");
    },
  });
  const press = async () =>
    (await remove({ variables: { id } })).data?.deleteProduct ? adminAlerts.itemDeleted : refused;

  return (
    <RowAction
      size="small"
      disabled={hasPaidOrders}
      disabledReason={deleteItemTexts.paid}
      dangerous
      confirmation={{
        title: deleteItemTexts.question(name),
        text: deleteItemTexts.consequence,
        confirm: manageItemsTexts.delete,
      }}
      of={name}
      act={press}
    >
      {manageItemsTexts.delete}
    </RowAction>
  );
}

const Name = styled(Link)`
  color: ${color.accentInk};
  font-weight: 550;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

/**
 * A product's name and its values as a variant. The name is a link to the edit page, which returns to this page of the list; for viewers
 * who may not edit, to the public page.
 */
function ProductNameCell({ product: { id, name, optionValues } }: { product: ItemColumns_ProductFragment }) {
  const { search } = useLocation();
  const mayEdit = useMayDo("WRITE_PRODUCTS");
  return (
    <>
      <Name to={mayEdit ? paths.editItem(id) : paths.product(id)} state={mayEdit && { list: search }}>
        <bdi>{name}</bdi>
      </Name>
      <Options of={optionValues} />
    </>
  );
}

/** One badge with a product's availability (spec §2 Manage Items), a low stock, and the number of waiting customers. */
function StockStatus({ product }: { product: ItemColumns_ProductFragment }) {
  const { countInStock, draft, stockAlerts } = product;
  const { available, notInStock } = manageItemsTexts;
  if (draft) return <Badge>{manageItemsTexts.draft}</Badge>;
  const waiting = stockAlerts > 0 && manageItemsTexts.waiting(stockAlerts);
  if (countInStock === 0) return <Badge tone="bad">{listed(notInStock, waiting)}</Badge>;
  const low = isLowInStock(countInStock);
  return (
    <Badge tone={low ? "bad" : "good"}>
      {listed(available, low && manageItemsTexts.left(countInStock), waiting)}
    </Badge>
  );
}

const listed = (...words: (string | false)[]) => words.filter(Boolean).join(", ");

/** The ordered units, linked to the product's open orders for viewers who may read them. */
function OrderedUnits({ product: { name, qty } }: { product: ItemColumns_ProductFragment }) {
  const readsOrders = useMayDo("READ_ORDERS");
  if (qty === 0 || !readsOrders) return <span>{qty}</span>;
  const search = new URLSearchParams({ search: name.slice(0, MAX_SEARCH) });
  return (
    <Link to={`${paths.manageOrders}?${search.toString()}`} aria-label={manageItemsTexts.orderedUnits(qty)}>
      {qty}
    </Link>
  );
}

const { columns: headers } = manageItemsTexts;

/** The columns of Manage Items (spec §2); the two quantities are the stock and the units ordered (D-12). */
export const productColumns: readonly Column<ItemColumns_ProductFragment, ProductSort>[] = [
  {
    header: headers.name,
    sorts: { ascending: "NAME", descending: "NAME_DESC" },
    cell: (product) => <ProductNameCell product={product} />,
    phone: "title",
  },
  {
    header: headers.quantity,
    sorts: { ascending: "STOCK_ASC", descending: "STOCK_DESC" },
    cell: ({ countInStock }) => countInStock,
    align: "end",
    phone: "half",
  },
  {
    header: headers.image,
    cell: ({ image }) => <ProductThumbnail image={image} />,
    phone: "corner",
    size: { width: "2.5rem", height: "3rem" },
  },
  {
    header: headers.price,
    sorts: { ascending: "PRICE_ASC", descending: "PRICE_DESC" },
    cell: ({ price }) => formatPrice(price),
    align: "end",
    phone: "half",
  },
  {
    header: headers.ordered,
    cell: (product) => <OrderedUnits product={product} />,
    align: "end",
    phone: "half",
  },
  {
    header: headers.status,
    phone: "wide", // wider than half of a small phone: "Not in stock, 3 waiting"
    cell: (product) => <StockStatus product={product} />,
  },
  actionsColumn((product) => (
    <>
      <div>
        <RestockButton product={product} />
      </div>
      <div>
        <DeleteProductButton product={product} />
      </div>
    </>
  )),
];
