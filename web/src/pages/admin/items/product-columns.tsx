import { RestockButton } from "../../../features/restock/RestockButton";
import type { ProductSort } from "../../../graphql/schema.generated";
import { manageItemsTexts } from "../../../messages/admin";
import { formatPrice } from "../../../ui/format/format";
import type { Column } from "../../../ui/table/Table";
import { RowActions } from "../../../ui/table/table-frame";
import { DeleteProductButton } from "./DeleteProductButton";
import type { ItemColumns_ProductFragment } from "./ManageItemsPage.generated";
import { ProductNameCell } from "./ProductNameCell";
import { ProductThumbnail } from "../ProductThumbnail";
import { StockStatus } from "./StockStatus";

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
  { header: headers.ordered, cell: ({ qty }) => qty, align: "end", phone: "half" },
  {
    header: headers.status,
    phone: "half",
    cell: (product) => <StockStatus product={product} />,
  },
  {
    header: "Actions",
    actions: true,
    align: "end",
    cell: (product) => (
      <RowActions>
        <div>
          <RestockButton product={product} />
        </div>
        <div>
          <DeleteProductButton product={product} />
        </div>
      </RowActions>
    ),
  },
];
