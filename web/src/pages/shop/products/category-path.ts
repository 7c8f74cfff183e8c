import { useParams, type Params } from "react-router-dom";

/** The category's slugs in a URL's path, from the root of the tree down; empty for all products. */
export const categoryPathOf = (params: Params) => (params["*"] ?? "").split("/").filter(Boolean);

/** The category path of the current URL: `watches/divers`; empty for all products. */
export const useCategoryPath = () => categoryPathOf(useParams()).join("/");
