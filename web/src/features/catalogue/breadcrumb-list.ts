import { absoluteUrl } from "../../ui/layout/absolute-url";

/** https://schema.org/BreadcrumbList; the last step is the page itself and needs no address. */
export function breadcrumbList(steps: readonly { name: string; to?: string }[], origin: string): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, to }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      ...(to && { item: absoluteUrl(to, origin) }),
    })),
  };
}
