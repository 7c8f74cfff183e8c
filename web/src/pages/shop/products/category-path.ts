import { useParams, type Params } from "react-router-dom";

/** The slugs of the category in the path of a URL, from the root of the tree down; none for all products. */
export const categoryPathOf = (params: Params) => (params["*"] ?? "").split("/").filter(Boolean);

/** The path of the current URL's category: `watches/divers`; empty for all products. */
export const useCategoryPath = () => categoryPathOf(useParams()).join("/");
