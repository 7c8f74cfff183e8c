import type { ReactElement, ReactNode, SVGProps } from "react";
import { badgeText } from "../../ui/format/format";
import { adminKeywords, adminMenuTexts } from "@shop/shared/messages/en/admin";
import { menuTexts } from "@shop/shared/messages/en/layout";
import { paths } from "../../paths";
import { topBarEntries } from "../layout/menu-entries";
import {
  History,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  ListTree,
  Package,
  Plus,
  SlidersHorizontal,
  Star,
  Store,
  Tag,
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
  keywords: adminKeywords.orders,
};

const reviews: AdminPage = {
  label: entries.reviews,
  title: pages.manageReviews,
  to: paths.manageReviews,
  Icon: Star,
  counter: ({ pendingReviews, newReviews }) =>
    urgent(pendingReviews, words.pending) ?? news(newReviews, words.newReviews),
  keywords: adminKeywords.reviews,
};

const users: AdminPage = {
  label: entries.users,
  title: menu.manageUsers,
  to: paths.users,
  Icon: Users,
  keywords: adminKeywords.users,
};

const items: AdminPage = {
  label: entries.items,
  title: menu.manageItems,
  to: paths.manageItems,
  Icon: Tag,
  counter: ({ lowStock }) => urgent(lowStock, words.lowStock),
  keywords: adminKeywords.items,
};

const newItem: AdminPage = {
  label: entries.newItem,
  title: menu.addItems,
  to: paths.addItems,
  Icon: Plus,
  keywords: adminKeywords.newItem,
};

const importItems: AdminPage = {
  label: entries.importItems,
  title: pages.importItems,
  to: paths.importItems,
  Icon: Upload,
  keywords: adminKeywords.importItems,
};

const categories: AdminPage = {
  label: entries.categories,
  title: pages.categories,
  to: paths.categories,
  Icon: ListTree,
  keywords: adminKeywords.categories,
};

const webhooks: AdminPage = {
  label: entries.webhooks,
  title: pages.webhooks,
  to: paths.webhooks,
  Icon: Webhook,
  keywords: adminKeywords.webhooks,
};

const jobs: AdminPage = {
  label: entries.jobs,
  title: pages.jobs,
  to: paths.jobs,
  Icon: ListChecks,
  counter: ({ givenUpJobs }) => urgent(givenUpJobs, words.givenUp),
  keywords: adminKeywords.jobs,
};

const apiKeys: AdminPage = {
  label: entries.apiKeys,
  title: pages.apiKeys,
  to: paths.apiKeys,
  Icon: KeyRound,
  keywords: adminKeywords.apiKeys,
};

const settings: AdminPage = {
  label: entries.settings,
  title: pages.settings,
  to: paths.settings,
  Icon: SlidersHorizontal,
  keywords: adminKeywords.settings,
};

const audit: AdminPage = {
  label: entries.audit,
  title: pages.audit,
  to: paths.audit,
  Icon: History,
  keywords: adminKeywords.audit,
};

/** The admin pages in the menu's groups. */
export const adminPageGroups: readonly { title?: string; pages: readonly AdminPage[] }[] = [
  { pages: [overview] },
  { title: groups.customers, pages: [orders, reviews, users] },
  { title: groups.catalogue, pages: [items, newItem, categories, importItems] },
  { title: groups.programs, pages: [apiKeys, webhooks] },
  { title: groups.records, pages: [jobs, audit] },
  { title: groups.shop, pages: [settings] },
];

/** All admin pages. */
export const adminPages: readonly AdminPage[] = adminPageGroups.flatMap((group) => group.pages);

/** The pages of a phone's bottom bar. */
export const bottomBarPages: readonly AdminPage[] = [overview, orders, items];

/** The shop's public pages, which the search finds too. */
export const shopPages: readonly AdminPage[] = topBarEntries.map(({ label, to }) => ({
  label,
  title: label,
  to,
  Icon: Store,
  keywords: adminKeywords.shop,
}));
