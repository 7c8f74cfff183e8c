import type { ReactElement, ReactNode, SVGProps } from "react";
import { badgeText } from "../../ui/format/format";
import { adminKeywords, adminMenuTexts } from "@shop/shared/messages/en/admin";
import { menuTexts } from "@shop/shared/messages/en/layout";
import { mayDo, worksHere } from "../../features/session/permissions";
import { editsProducts } from "../../features/session/use-may-do";
import type { Viewer } from "../../features/session/store/session-storage";
import type { Scope } from "../../graphql/schema.generated";
import { paths } from "../../paths";
import { topBarEntries } from "../layout/menu-entries";
import {
  Gift,
  History,
  KeyRound,
  Layers,
  LayoutDashboard,
  ListChecks,
  ListTree,
  Package,
  Plus,
  SlidersHorizontal,
  Star,
  Store,
  Tag,
  Undo,
  Upload,
  Users,
  Webhook,
} from "../../ui/icons/admin-icons";
import type { Waiting } from "./use-waiting-counts";

/** An icon of ui/icons. */
export type IconComponent = (props: SVGProps<SVGSVGElement> & { size?: number }) => ReactElement | ReactNode;

/** A number next to a menu entry, and its meaning. */
export interface Counter {
  /** "3", or "99+". */
  shown: string;
  /** "3 to deliver". */
  text: string;
  /** Whether it requires action, or is only news. */
  urgent: boolean;
}

/** A page of the admin's menu. */
export interface AdminPage {
  /** The label in the menu: "Orders". */
  label: string;
  /** The page's heading: "Manage Orders". */
  title: string;
  to: string;
  Icon: IconComponent;
  /** The counter of waiting items; undefined for none. */
  counter?: (waiting: Waiting) => Counter | undefined;
  /** The permissions that staff need to open it; null: only admins may. */
  needs: readonly Scope[] | null;
  /** The permissions for its detail pages, if these need others. */
  detailsNeed?: readonly Scope[];
  /** Further search terms. */
  keywords?: string;
}

const { entries, groups, pages, waiting: words } = adminMenuTexts;
const menu = menuTexts;

/** Returns a function that makes counters of one kind; undefined for 0. */
const counterOf =
  (urgent: boolean) =>
  (count: number, tell: (count: string) => string): Counter | undefined => {
    const shown = badgeText(count);
    return count > 0 ? { shown, text: tell(shown), urgent } : undefined;
  };
const urgent = counterOf(true);
const news = counterOf(false);

const overview: AdminPage = {
  label: entries.overview,
  title: menu.dashboard,
  to: paths.dashboard,
  Icon: LayoutDashboard,
  needs: [],
  keywords: adminKeywords.overview,
};

const orders: AdminPage = {
  label: entries.orders,
  title: menu.manageOrders,
  to: paths.manageOrders,
  Icon: Package,
  counter: ({ paymentProblems, paidOrders, unpaidOrders }) =>
    urgent(paymentProblems, words.paymentProblems) ??
    urgent(paidOrders, words.toDeliver) ??
    news(unpaidOrders, words.unpaid),
  needs: ["READ_ORDERS"],
  keywords: adminKeywords.orders,
};

const newOrder: AdminPage = {
  label: entries.newOrder,
  title: pages.newOrder,
  to: paths.newOrder,
  Icon: Plus,
  needs: ["READ_ORDERS", "WRITE_ORDERS", "READ_PRODUCTS"],
  keywords: adminKeywords.newOrder,
};

const returns: AdminPage = {
  label: entries.returns,
  title: pages.returns,
  to: paths.returns,
  Icon: Undo,
  needs: ["READ_ORDERS"],
  keywords: adminKeywords.returns,
};

const reviews: AdminPage = {
  label: entries.reviews,
  title: pages.manageReviews,
  to: paths.manageReviews,
  Icon: Star,
  counter: ({ pendingReviews, newReviews }) =>
    urgent(pendingReviews, words.pending) ?? news(newReviews, words.newReviews),
  needs: ["READ_REVIEWS"],
  keywords: adminKeywords.reviews,
};

const users: AdminPage = {
  label: entries.users,
  title: menu.manageUsers,
  to: paths.users,
  Icon: Users,
  needs: ["READ_CUSTOMERS"],
  keywords: adminKeywords.users,
};

const items: AdminPage = {
  label: entries.items,
  title: menu.manageItems,
  to: paths.manageItems,
  Icon: Tag,
  counter: ({ lowStock }) => urgent(lowStock, words.lowStock),
  needs: ["READ_PRODUCTS"],
  detailsNeed: editsProducts,
  keywords: adminKeywords.items,
};

const newItem: AdminPage = {
  label: entries.newItem,
  title: menu.addItems,
  to: paths.addItems,
  Icon: Plus,
  needs: editsProducts,
  keywords: adminKeywords.newItem,
};

const importItems: AdminPage = {
  label: entries.importItems,
  title: pages.importItems,
  to: paths.importItems,
  Icon: Upload,
  needs: editsProducts,
  keywords: adminKeywords.importItems,
};

const categories: AdminPage = {
  label: entries.categories,
  title: pages.categories,
  to: paths.categories,
  Icon: ListTree,
  needs: editsProducts,
  keywords: adminKeywords.categories,
};

const collections: AdminPage = {
  label: entries.collections,
  title: entries.collections,
  to: paths.manageCollections,
  Icon: Layers,
  needs: editsProducts,
  keywords: adminKeywords.collections,
};

const webhooks: AdminPage = {
  label: entries.webhooks,
  title: pages.webhooks,
  to: paths.webhooks,
  Icon: Webhook,
  needs: ["WRITE_WEBHOOKS"],
  keywords: adminKeywords.webhooks,
};

const jobs: AdminPage = {
  label: entries.jobs,
  title: pages.jobs,
  to: paths.jobs,
  Icon: ListChecks,
  counter: ({ givenUpJobs }) => urgent(givenUpJobs, words.givenUp),
  needs: null,
  keywords: adminKeywords.jobs,
};

const apiKeys: AdminPage = {
  label: entries.apiKeys,
  title: pages.apiKeys,
  to: paths.apiKeys,
  Icon: KeyRound,
  needs: null,
  keywords: adminKeywords.apiKeys,
};

const settings: AdminPage = {
  label: entries.settings,
  title: pages.settings,
  to: paths.settings,
  Icon: SlidersHorizontal,
  needs: ["READ_SETTINGS"],
  keywords: adminKeywords.settings,
};

const giftCards: AdminPage = {
  label: entries.giftCards,
  title: pages.giftCards,
  to: paths.giftCards,
  Icon: Gift,
  needs: ["READ_SETTINGS"],
  keywords: adminKeywords.giftCards,
};

const audit: AdminPage = {
  label: entries.audit,
  title: pages.audit,
  to: paths.audit,
  Icon: History,
  needs: null,
  keywords: adminKeywords.audit,
};

/** The admin pages in the menu's groups. */
const adminPageGroups: readonly { title?: string; pages: readonly AdminPage[] }[] = [
  { pages: [overview] },
  { title: groups.customers, pages: [orders, newOrder, returns, reviews, users] },
  { title: groups.catalogue, pages: [items, newItem, categories, collections, importItems] },
  { title: groups.programs, pages: [apiKeys, webhooks] },
  { title: groups.records, pages: [jobs, audit] },
  { title: groups.shop, pages: [giftCards, settings] },
];

/** All admin pages. */
const adminPages: readonly AdminPage[] = adminPageGroups.flatMap((group) => group.pages);

/** The pages of a phone's bottom bar. */
const bottomBarPages: readonly AdminPage[] = [overview, orders, items];

/** An admin or a member of staff; undefined while unknown, for example on the server. */
type Person = Pick<Viewer, "role" | "permissions"> | undefined;

const hasAll = (viewer: Person, needs: AdminPage["needs"]): boolean =>
  viewer?.role === "ADMIN" || (needs !== null && worksHere(viewer) && mayDo(viewer, ...needs));

/** The admin pages that a viewer may open, in the menu's groups, in one list, and in the bottom bar; all for an unknown viewer. */
export function menuOf(viewer: Person) {
  const allowed = (pages: readonly AdminPage[]) =>
    viewer ? pages.filter(({ needs }) => hasAll(viewer, needs)) : pages;
  return {
    groups: adminPageGroups
      .map((group) => ({ ...group, pages: allowed(group.pages) }))
      .filter(({ pages }) => pages.length > 0),
    pages: allowed(adminPages),
    bottomBar: allowed(bottomBarPages),
  };
}

/** The menu's page for a path: the page itself, or the list that a detail page belongs to. */
export function pageOfPath(pathname: string): AdminPage | undefined {
  const path = pathname.toLowerCase();
  return (
    adminPages.find((page) => isAt(page, path)) ??
    adminPages.find(({ to }) => path.startsWith(`${to.toLowerCase()}/`))
  );
}

const isAt = ({ to }: AdminPage, path: string) => to.toLowerCase() === path;

/** Whether a viewer may open the admin page at a path. */
export function mayOpenPath(viewer: Person, pathname: string): boolean {
  const page = pageOfPath(pathname);
  const needs = page && !isAt(page, pathname.toLowerCase()) ? (page.detailsNeed ?? page.needs) : page?.needs;
  return hasAll(viewer, needs ?? null);
}

/** The shop's public pages, which the search finds too. */
export const shopPages: readonly AdminPage[] = topBarEntries.map(({ label, to }) => ({
  label,
  title: label,
  to,
  Icon: Store,
  needs: [],
  keywords: adminKeywords.shop,
}));
