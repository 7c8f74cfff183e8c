import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { tableTexts } from "@shop/shared/messages/en/common";
import { color, controlFrame, motion, secondary, space, target } from "../../theme/tokens";
import type { ListNavigation } from "./list-params";
import { Link } from "../layout/Link";
import { ChevronLeft, ChevronRight } from "../icons/icons";

/** The `pageInfo` of a connection. */
export interface PageEnds {
  hasNextPage: boolean;
  endCursor: string | null;
  hasPreviousPage: boolean;
  startCursor: string | null;
}

const Frame = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${space[3]};
  align-items: center;
  ${secondary}
  font-variant-numeric: tabular-nums;

  > :last-child {
    justify-self: end;
  }
`;

const PageButton = styled.span`
  a,
  span {
    ${target}
    gap: ${space[1]};
    padding: 0 ${space[3]};
    ${controlFrame}
    color: ${color.ink};
    font-weight: 550;
    text-decoration: none;
    transition: background ${motion.quick};
  }
  a:hover {
    background: ${color.sunken};
  }
  span {
    border-color: transparent;
    background: ${color.sunken};
    color: ${color.muted};
  }
`;

interface ListPagerProps<Sort extends string> {
  navigation: ListNavigation<Sort>;
  ends: PageEnds;
  totalCount: number;
  pageSize: number;
  /** Called when a link to another page is followed. */
  onPageChange: () => void;
}

/** Links to the previous and next page and the current page number; renders nothing for a single page. */
export function ListPager<Sort extends string>({
  navigation,
  ends,
  totalCount,
  pageSize,
  onPageChange,
}: ListPagerProps<Sort>) {
  const { hasNextPage, endCursor, hasPreviousPage, startCursor } = ends;
  const page = hasPreviousPage ? Math.max(navigation.params.page, 2) : 1;
  if (!hasNextPage && !hasPreviousPage) return null;
  const counted = Math.ceil(Math.min(totalCount, MAX_EXACT_COUNT) / pageSize);
  const pages = Math.max(counted, hasNextPage ? page + 1 : page);

  // The first page has no cursor, so that it includes rows added later.
  const before = page > 2 ? startCursor : null;
  const previous = navigation.pageAt({ after: null, before, page: page - 1 });
  const next = navigation.pageAt({ after: endCursor, before: null, page: page + 1 });
  const more = totalCount > MAX_EXACT_COUNT && hasNextPage ? "+" : "";
  return (
    <Frame aria-label={tableTexts.pages}>
      <PageLink to={hasPreviousPage ? previous : null} onPageChange={onPageChange}>
        <ChevronLeft size={16} aria-hidden /> {tableTexts.previous}
      </PageLink>
      <p>{tableTexts.pageOf(page, `${pages}${more}`)}</p>
      <PageLink to={hasNextPage ? next : null} onPageChange={onPageChange}>
        {tableTexts.next} <ChevronRight size={16} aria-hidden />
      </PageLink>
    </Frame>
  );
}

/** A link, or a disabled link if that page doesn't exist. */
function PageLink({
  to,
  onPageChange,
  children,
}: {
  to: string | null;
  onPageChange: () => void;
  children: ReactNode;
}) {
  return (
    <PageButton>
      {to === null ? (
        <span aria-disabled role="link">
          {children}
        </span>
      ) : (
        <Link to={to} onClick={onPageChange}>
          {children}
        </Link>
      )}
    </PageButton>
  );
}
