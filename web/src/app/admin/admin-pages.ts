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

/** A page with its label and keywords in the texts. */
const adminPage = (
  name: keyof typeof entries,
  title: string,
  to: string,
  Icon: IconComponent,
  needs: AdminPage["needs"],
  more: Pick<AdminPage, "counter" | "detailsNeed"> = {},
): AdminPage => ({ label: entries[name], title, to, Icon, needs, keywords: adminKeywords[name], ...more });

const overview = adminPage("overview", menu.dashboard, paths.dashboard, LayoutDashboard, []);
const orders = adminPage("orders", menu.manageOrders, paths.manageOrders, Package, ["READ_ORDERS"], {
  counter: ({ paymentProblems, paidOrders, unpaidOrders }) =>
    urgent(paymentProblems, words.paymentProblems) ??
    urgent(paidOrders, words.toDeliver) ??
    news(unpaidOrders, words.unpaid),
});
const newOrder = adminPage("newOrder", pages.newOrder, paths.newOrder, Plus, [
  "READ_ORDERS",
  "WRITE_ORDERS",
  "READ_PRODUCTS",
]);
const returns = adminPage("returns", pages.returns, paths.returns, Undo, ["READ_ORDERS"], {
  counter: ({ requestedReturns }) => urgent(requestedReturns, words.toAnswer),
});
const reviews = adminPage("reviews", pages.manageReviews, paths.manageReviews, Star, ["READ_REVIEWS"], {
  counter: ({ pendingReviews, newReviews }) =>
    urgent(pendingReviews, words.pending) ?? news(newReviews, words.newReviews),
});
const users = adminPage("users", menu.manageUsers, paths.users, Users, ["READ_CUSTOMERS"]);
const items = adminPage("items", menu.manageItems, paths.manageItems, Tag, ["READ_PRODUCTS"], {
  counter: ({ lowStock }) => urgent(lowStock, words.lowStock),
  detailsNeed: editsProducts,
});
const newItem = adminPage("newItem", menu.addItems, paths.addItems, Plus, editsProducts);
const importItems = adminPage("importItems", pages.importItems, paths.importItems, Upload, editsProducts);
const categories = adminPage("categories", pages.categories, paths.categories, ListTree, editsProducts);
const collections = adminPage(
  "collections",
  entries.collections,
  paths.manageCollections,
  Layers,
  editsProducts,
);
const webhooks = adminPage("webhooks", pages.webhooks, paths.webhooks, Webhook, ["WRITE_WEBHOOKS"]);
const jobs = adminPage("jobs", pages.jobs, paths.jobs, ListChecks, null, {
  counter: ({ givenUpJobs }) => urgent(givenUpJobs, words.givenUp),
});
const apiKeys = adminPage("apiKeys", pages.apiKeys, paths.apiKeys, KeyRound, null);
const settings = adminPage("settings", pages.settings, paths.settings, SlidersHorizontal, ["READ_SETTINGS"]);
const giftCards = adminPage("giftCards", pages.giftCards, paths.giftCards, Gift, ["READ_SETTINGS"]);
const audit = adminPage("audit", pages.audit, paths.audit, History, null);

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
