import { useLocation } from "react-router-dom";
import { Link, type LinkProps } from "../../ui/layout/Link";
import { adminPages, type AdminPage } from "./admin-pages";

/** The menu's page for a path: the page itself, or the list that a detail page belongs to. */
export function pageOfPath(pathname: string): AdminPage | undefined {
  const path = pathname.toLowerCase();
  const isAt = ({ to }: AdminPage) => to.toLowerCase() === path;
  return adminPages.find(isAt) ?? adminPages.find(({ to }) => path.startsWith(`${to.toLowerCase()}/`));
}

/** A link in the admin's menu, marked as current on its page and the detail pages. */
export function AdminLink({ page, ...rest }: Omit<LinkProps, "to"> & { page: AdminPage }) {
  const { pathname } = useLocation();
  const isHere = pathname.toLowerCase() === page.to.toLowerCase();
  const current = isHere ? "page" : pageOfPath(pathname) === page;
  return <Link {...rest} to={page.to} aria-current={current || undefined} />;
}
