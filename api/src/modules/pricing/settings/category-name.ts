import { nullable, text } from "../../../data/columns";

/** What the audit says of a category. */
export interface NamedCategory {
  categoryName: string | null;
}

/** The column of a row's category by its name. */
export const CATEGORY_NAME = {
  categoryName: nullable(text("(select name from categories where categories.id = category_id)")),
};
