import { nullable, text } from "../../../data/columns";

/** The category in an audit entry. */
export interface NamedCategory {
  categoryName: string | null;
}

/** The column with the name of a row's category. */
export const CATEGORY_NAME = {
  categoryName: nullable(text("(select name from categories where categories.id = category_id)")),
};
