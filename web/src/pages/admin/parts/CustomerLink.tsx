import { styled } from "styled-components";
import { useMayDo } from "../../../features/session/use-may-do";
import { paths } from "../../../paths";
import { clampedTo, color } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";

/** Above the link that covers the row; a touch target in the space of one line. */
const Name = styled(Link)`
  position: relative;
  z-index: 1;
  display: inline-block;
  margin-block: calc((1lh - var(--target)) / 2);
  padding-block: calc((var(--target) - 1lh) / 2);
  color: ${color.ink};
  text-decoration-color: ${color.edge};

  &:hover {
    color: ${color.accentInk};
    text-decoration-color: currentColor;
  }
`;

/** Truncates a long name; the customer's page shows all of it. */
const TruncatedName = styled.bdi`
  overflow-wrap: anywhere;

  td & {
    ${clampedTo(3)}
  }
`;

interface CustomerLinkProps {
  /** The customer's id; without one the name is not a link. */
  customer: string | null | undefined;
  children: string;
}

/** A customer's name or email in a list, as a link to their page for viewers who may open it. */
export function CustomerLink({ customer, children }: CustomerLinkProps) {
  const isOpen = useMayDo("READ_CUSTOMERS");
  const name = <TruncatedName title={children}>{children}</TruncatedName>;
  return customer && isOpen ? <Name to={paths.user(customer)}>{name}</Name> : name;
}
