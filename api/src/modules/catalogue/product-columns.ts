import { columns, dollars, float, instant, integer, text, uuid } from "../../data/columns";
import type { Product } from "./product.entity";

/** A product as the list and the page show it: price in dollars. */
export const productColumns = columns<Product>({
  id: uuid("id"),
  name: text("name"),
  description: text("description"),
  price: dollars("price_cents"),
  image: text("image"),
  rating: float("rating"),
  countInStock: integer("count_in_stock"),
  version: integer("version"),
  createdAt: instant("created_at"),
});
