import { styled } from "styled-components";
import type { Role } from "../../../graphql/schema.generated";
import { color } from "../../../theme/tokens";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { ShieldCheck, UserRound } from "../../../ui/icons/admin-icons";

const Mark = styled.span<{ $role: Role }>`
  display: inline-block;
  color: ${({ $role }) => ($role === "ADMIN" ? color.accentInk : color.muted)};
`;

const roles = {
  ADMIN: { Icon: ShieldCheck, says: "Admin" },
  CUSTOMER: { Icon: UserRound, says: "Ordinary user" },
};

/** The icon of a role (spec §2 All Users). */
export function RoleIcon({ role }: { role: Role }) {
  const { Icon, says } = roles[role];
  return (
    <Mark $role={role} title={says}>
      <Icon size={20} aria-hidden />
      <VisuallyHidden>{says}</VisuallyHidden>
    </Mark>
  );
}
