import { layoutTexts } from "@shop/shared/messages/en/layout";
import { paths } from "../../paths";
import type { MainCategory } from "../../ui/layout/Head";

/** A row of a menu. */
export interface MenuEntry {
  label: string;
  to: string;
}

const { links } = layoutTexts;

/** The links to the main categories. */
export const categoryEntries = (categories: readonly MainCategory[]): MenuEntry[] =>
  categories.map(({ name, to }) => ({ label: name, to }));

const shop: readonly MenuEntry[] = [
  { label: links.home, to: paths.home },
  { label: links.products, to: paths.products },
];
const content: readonly MenuEntry[] = [
  { label: links.portfolio, to: paths.portfolio },
  { label: links.blog, to: paths.blog },
];

/** The links of the top bar (spec §1). Each further link would be another press of Tab for everybody. */
export const topBarEntries: readonly MenuEntry[] = [...shop, ...content];

/** The links of a phone's menu: those of the top bar, with the main categories after 'Products'. */
export const phoneMenuEntries = (categories: readonly MainCategory[]): MenuEntry[] => [
  ...shop,
  ...categoryEntries(categories),
  ...content,
];
