import { customerOf } from "../../../features/orders/customer-of";
import { adminSearchTexts as texts, roleTexts } from "@shop/shared/messages/en/admin";
import { orderStatusTexts } from "@shop/shared/messages/en/orders";
import { paths } from "../../../paths";
import { Package, Tag, Users } from "../../../ui/icons/admin-icons";
import { formatPrice } from "../../../ui/format/format";
import { shopPages, type AdminPage, type IconComponent } from "../admin-pages";
import type { Waiting } from "../use-waiting-counts";
import type { AdminSearchQuery } from "./AdminSearch.generated";
import { numberOf } from "../../../features/orders/order-number";

/** A search result and its link. */
export interface PaletteOption {
  key: string;
  to: string;
  title: string;
  /** A detail that distinguishes options with equal titles. */
  detail?: string;
  /** A product's image; options of other kinds have an icon. */
  image?: string;
  Icon: IconComponent;
}

/** Options of one kind under a heading. */
export interface OptionGroup {
  title: string;
  options: readonly PaletteOption[];
}

const searched = (path: string, search: string) => `${path}?${new URLSearchParams({ search }).toString()}`;

/** Whether each word of the search text is part of a page's names and keywords. */
function matchesSearch({ label, title, keywords = "" }: AdminPage, search: string): boolean {
  const names = `${label} ${title} ${keywords}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word));
}

/** Those of the viewer's admin pages and of the public pages with a matching name, or all of them, each with its counter. */
export function pageGroup(
  adminPages: readonly AdminPage[],
  search: string,
  waiting: Waiting | undefined,
): OptionGroup {
  const pages = [...adminPages, ...shopPages].filter((page) => matchesSearch(page, search));
  const options = pages.map((page) => {
    const detail = waiting && page.counter?.(waiting)?.text;
    return { key: page.to, to: page.to, title: page.title, Icon: page.Icon, ...(detail && { detail }) };
  });
  return { title: texts.pages, options };
}

/** A final option that links to the list with all results, if there are more. */
function rest(hasMore: boolean, path: string, search: string, title: string, Icon: IconComponent) {
  return hasMore ? [{ key: `${path} rest`, to: searched(path, search), title, Icon }] : [];
}

/** Isolates a right-to-left name, so that the surrounding words keep their order. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** Records that the viewer may not read. */
const none = { nodes: [], pageInfo: { hasNextPage: false } };

/** The products, orders and users that a search has found. A product leads to its form, or for others to its page. */
export function recordGroups(
  { products = none, orders = none, users = none }: AdminSearchQuery,
  search: string,
  editsProducts: boolean,
): OptionGroup[] {
  const product = products.nodes.map(({ id, name, image, price, countInStock }) => ({
    key: id,
    to: editsProducts ? paths.editItem(id) : paths.product(id),
    title: name,
    detail: `${formatPrice(price)} · ${countInStock === 0 ? texts.soldOut : texts.inStock(countInStock)}`,
    image,
    Icon: Tag,
  }));
  const order = orders.nodes.map(
    ({ id, number, checkout, status, name, email, productName, qty, total }) => ({
      key: id,
      to: paths.manageOrder(id),
      title: `${isolated(customerOf({ name, email }))}: ${qty} × ${isolated(productName)}`,
      detail: `${numberOf({ number, checkout })} · ${orderStatusTexts[status]} · ${formatPrice(total)}${name && email ? ` · ${email}` : ""}`,
      Icon: Package,
    }),
  );
  const user = users.nodes.map(({ id, name, email, role }) => ({
    key: id,
    to: paths.user(id),
    title: name || email,
    detail: `${name ? email : ""}${role === "CUSTOMER" ? "" : `${name ? " · " : ""}${roleTexts[role]}`}`,
    Icon: Users,
  }));
  const more = {
    products: rest(products.pageInfo.hasNextPage, paths.manageItems, search, texts.allProducts, Tag),
    orders: rest(orders.pageInfo.hasNextPage, paths.manageOrders, search, texts.allOrders, Package),
    users: rest(users.pageInfo.hasNextPage, paths.users, search, texts.allUsers, Users),
  };
  return [
    { title: texts.products, options: [...product, ...more.products] },
    { title: texts.orders, options: [...order, ...more.orders] },
    { title: texts.users, options: [...user, ...more.users] },
  ];
}
