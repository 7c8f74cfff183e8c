import { useLocation } from "react-router-dom";
import { css } from "styled-components";
import { Link, type LinkProps } from "../../ui/layout/Link";
import { pageOfPath, type AdminPage } from "./admin-pages";

/** The server's menu has all pages: hides its links from staff until their permissions are known. */
export const beforeStaffIsKnown = css`
  :root[data-viewer="STAFF"] & a {
    visibility: hidden;
  }
`;

/** A link in the admin's menu, marked as current on its page and the detail pages. */
export function AdminLink({ page, ...rest }: Omit<LinkProps, "to"> & { page: AdminPage }) {
  const { pathname } = useLocation();
  const isHere = pathname.toLowerCase() === page.to.toLowerCase();
  const current = isHere ? "page" : pageOfPath(pathname) === page;
  return <Link {...rest} to={page.to} aria-current={current || undefined} />;
}
