import { paths } from "../../../paths";

/** The page of a group. Not in `paths`, which every page of the shop loads. */
export const groupPath = (id: string): string => `${paths.groups}/${encodeURIComponent(id)}`;

/** The page that makes a group, with a product as its first variant. */
export const newGroupPath = (product?: string): string =>
  `${paths.groups}/new${product ? `?product=${encodeURIComponent(product)}` : ""}`;
