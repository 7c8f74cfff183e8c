import { cleanName } from "@shop/shared/text-rules";
import { IS_PAID_AND_OPEN } from "../../order-conditions";
import { returning, rows, type Statement } from "../../../data/rows";
import { inTransaction, type RequestContext } from "../../../context/context";
import { isUuid } from "../../../data/uuid";
import { announceProducts } from "../announce-products";
import { recordAction, type AuditTarget } from "../../audit/record-action";
import { columnsOf } from "../../../data/tables";
import { ProductTable } from "../product.entity";

const archivedColumns = columnsOf(ProductTable, "id", "name");
const archive = (which: string) =>
  returning(
    archivedColumns,
    `update products set archived_at = now() where ${which} and archived_at is null and not exists (
      select from orders where product_id = products.id and ${IS_PAID_AND_OPEN}
    )`,
  );
const archiveById = archive("id = $1");
const archiveByName = archive("lower(name) = lower($1)");

/** Archives a product. Returns 1, or 0 if it is unknown or has paid, undelivered orders (D-09, D-11). */
export async function deleteProduct(ctx: RequestContext, id: string): Promise<number> {
  return isUuid(id) ? archiveProduct(ctx, archiveById, id) : 0;
}

/** Archives a product by its name, which is unique regardless of case (D-14). Returns 1 or 0. */
export async function deleteProductByName(ctx: RequestContext, name: string): Promise<number> {
  if (name.includes("\0")) return 0;
  // earlier releases stored names as typed
  return (
    (await archiveProduct(ctx, archiveByName, name)) || archiveProduct(ctx, archiveByName, cleanName(name))
  );
}

function archiveProduct(ctx: RequestContext, which: Statement<AuditTarget>, key: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const [archived] = await rows(tx.db, which, [key]);
    if (!archived) return 0;
    await recordAction(tx, "DELETE_PRODUCT", archived);
    await announceProducts(tx, [archived.id]);
    return 1;
  });
}
