import type { EntityManager } from "typeorm";
import { returning, rows } from "../../../data/rows";
import { columnsOf } from "../../../data/tables";
import { ProductChangeSet } from "./product-change.entity";

const setColumns = columnsOf(ProductChangeSet, "id", "changedAt", "undoneAt");
const insertSet = returning(setColumns, "insert into product_change_sets default values");

/** Begins a change of several products. The returned set's id is used to undo it. */
export async function addChangeSet(db: EntityManager): Promise<ProductChangeSet> {
  const [set] = (await rows(db, insertSet)) as [ProductChangeSet];
  return set;
}
