import { InputType } from "type-graphql";
import { Nullable } from "../../../nullable";

/** The texts of a product, category or collection for search engines. */
@InputType()
export abstract class SeoInput {
  @Nullable(() => String, "Its title for search engines; 1 to 70 characters. Null for none.")
  seoTitle?: string | null;

  @Nullable(() => String, "Its description for search engines; 1 to 200 characters. Null for none.")
  seoDescription?: string | null;
}
