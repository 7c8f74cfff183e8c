import { pageRows, pages, type PageName } from "@shop/shared/pages";

/** The pages without a parameter. */
type FixedName = {
  [Name in PageName]: (typeof pages)[Name]["path"] extends `${string}:${string}` ? never : Name;
}[PageName];

const fixed = Object.fromEntries(pageRows.map(([name, { path }]) => [name, path])) as {
  readonly [Name in FixedName]: (typeof pages)[Name]["path"];
};

/** The address of a page: its path with a value for each parameter, in their order. */
function addressOf(name: Exclude<PageName, FixedName>, ...values: (string | number)[]): string {
  let next = 0;
  return pages[name].path.replace(/:\w+/g, () => encodeURIComponent(values[next++] as string | number));
}

/** The addresses of all pages (spec §2), as links write them. */
export const paths = {
  ...fixed,
  /** The products of a category, given from the root of the tree down. */
  productsIn: (path: readonly { slug: string }[]) =>
    [fixed.products, ...path.map(({ slug }) => encodeURIComponent(slug))].join("/"),
  /** All products of a brand. */
  brand: (slug: string) => `${fixed.products}?brand=${encodeURIComponent(slug)}`,
  /** These products beside each other. */
  comparison: (ids: readonly string[]) =>
    ids.length > 0 ? `${fixed.compare}?ids=${ids.join(",")}` : fixed.compare,
  product: (id: string) => addressOf("product", id),
  payment: (id: string, quantity: number) => addressOf("payment", id, quantity),
  /** Where a form without code sends the quantity; the server leads on to `payment`. */
  paymentForm: (id: string) => `/payment/${encodeURIComponent(id)}`,
  checkout: (id: string, quantity: number) => addressOf("checkout", id, quantity),
  checkoutOfCart: (checkout: string) => `${fixed.checkoutOfAll}?checkout=${encodeURIComponent(checkout)}`,
  /** Where the payment provider leads back to. */
  paymentReturn: (payment: string) => addressOf("paymentReturn", payment),
  myOrder: (email: string, id: string) => addressOf("myOrder", email, id),
  myOrders: (email: string) => addressOf("myOrders", email),
  editItem: (id: string) => addressOf("editItem", id),
  manageOrder: (id: string) => addressOf("manageOrder", id),
  webhook: (id: string) => addressOf("webhook", id),
  /** The newsletter's form, which the server answers. */
  newsletter: "/newsletter",
} as const;
