import type { ReactElement, ReactNode, SVGProps } from "react";
import { badgeText } from "../../ui/format/format";
import { adminMenuTexts } from "@shop/shared/messages/en/admin";
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
  keywords: "home sales statistics",
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
  keywords: "deliver delevered ship paid cancel dispute chargeback refund failed",
};

const reviews: AdminPage = {
  label: entries.reviews,
  title: pages.manageReviews,
  to: paths.manageReviews,
  Icon: Star,
  counter: ({ pendingReviews, newReviews }) =>
    urgent(pendingReviews, words.pending) ?? news(newReviews, words.newReviews),
  keywords: "ratings comments publish hide",
};

const users: AdminPage = {
  label: entries.users,
  title: menu.manageUsers,
  to: paths.users,
  Icon: Users,
  keywords: "all customers admins block unblock",
};

const items: AdminPage = {
  label: entries.items,
  title: menu.manageItems,
  to: paths.manageItems,
  Icon: Tag,
  counter: ({ lowStock }) => urgent(lowStock, words.lowStock),
  keywords: "products stock restock prices",
};

const newItem: AdminPage = {
  label: entries.newItem,
  title: menu.addItems,
  to: paths.addItems,
  Icon: Plus,
  keywords: "new product create",
};

const importItems: AdminPage = {
  label: entries.importItems,
  title: pages.importItems,
  to: paths.importItems,
  Icon: Upload,
  keywords: "csv upload products spreadsheet",
};

const categories: AdminPage = {
  label: entries.categories,
  title: pages.categories,
  to: paths.categories,
  Icon: ListTree,
  keywords: "brands attributes tree filters catalogue taxonomy",
};

const webhooks: AdminPage = {
  label: entries.webhooks,
  title: pages.webhooks,
  to: paths.webhooks,
  Icon: Webhook,
  keywords: "events programs integrations notify deliveries",
};

const jobs: AdminPage = {
  label: entries.jobs,
  title: pages.jobs,
  to: paths.jobs,
  Icon: ListChecks,
  counter: ({ givenUpJobs }) => urgent(givenUpJobs, words.givenUp),
  keywords: "failed mails refunds tasks retry worker",
};

const apiKeys: AdminPage = {
  label: entries.apiKeys,
  title: pages.apiKeys,
  to: paths.apiKeys,
  Icon: KeyRound,
  keywords: "tokens programs integrations secrets scopes developers",
};

const settings: AdminPage = {
  label: entries.settings,
  title: pages.settings,
  to: paths.settings,
  Icon: SlidersHorizontal,
  keywords: "delivery shipping taxes vat sales tax rates discount codes coupons vouchers country",
};

const audit: AdminPage = {
  label: entries.audit,
  title: pages.audit,
  to: paths.audit,
  Icon: History,
  keywords: "log history who did what",
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
  keywords: "shop store page",
}));
