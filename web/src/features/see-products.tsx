import { seeProductsText } from "../messages/common";
import { paths } from "../paths";
import { ButtonLink } from "../ui/form/Button";

/** A link to all products, for a page with nothing to show. */
export const seeProducts = <ButtonLink to={paths.products}>{seeProductsText}</ButtonLink>;
