import type { EntityManager } from "typeorm";
import { rows, statement } from "../../../data/rows";
import { columnsOf } from "../../../data/tables";
import { ProductChangeSet } from "./product-change.entity";

const setColumns = columnsOf(ProductChangeSet, "id", "changedAt", "undoneAt");
const insertSet = statement(
  setColumns,
  `insert into product_change_sets default values returning ${setColumns.sql}`,
);

/** Begins a change of several products. The returned set's id is used to undo it. */
export async function addChangeSet(db: EntityManager): Promise<ProductChangeSet> {
  const [set] = (await rows(db, insertSet)) as [ProductChangeSet];
  return set;
}
