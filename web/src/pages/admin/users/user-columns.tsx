import { styled } from "styled-components";
import type { UserSort, Role } from "../../../graphql/schema.generated";
import { profileTexts } from "@shop/shared/messages/en/account";
import { roleTexts, usersTexts } from "@shop/shared/messages/en/admin";
import { space, color, text } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { CopyButton } from "../../../ui/form/CopyButton";
import { ShieldCheck, UserRound } from "../../../ui/icons/admin-icons";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import type { Column } from "../../../ui/table/Table";
import { actionsColumn } from "../parts/actions-column";
import { CustomerLink } from "../parts/CustomerLink";
import { UserActions } from "./UserActions";
import type { UserColumns_UserFragment } from "./UsersPage.generated";

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  margin-block: -0.75rem;
`;

/** Truncated by CSS only, so that searching the page and copying the row still include all of it. */
const Shortened = styled.span`
  width: 5rem;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${text.tiny};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The beginning of a user's ID, with a button that copies all of it. */
export function UserId({ id }: { id: string }) {
  return (
    <Frame>
      <Shortened title={id}>{id}</Shortened>
      <CopyButton value={id} label={usersTexts.copyId} />
    </Frame>
  );
}

const Mark = styled.span<{ $role: Role }>`
  display: inline-block;
  color: ${({ $role }) => ($role === "CUSTOMER" ? color.muted : color.accentInk)};
`;

const roleIcons = { ADMIN: ShieldCheck, STAFF: ShieldCheck, CUSTOMER: UserRound };

/** The icon of a role (spec §2 All Users). */
function RoleIcon({ role }: { role: Role }) {
  const Icon = roleIcons[role];
  return (
    <Mark $role={role} title={roleTexts[role]}>
      <Icon size={20} aria-hidden />
      <VisuallyHidden>{roleTexts[role]}</VisuallyHidden>
    </Mark>
  );
}

const { columns: headers } = usersTexts;

const Status = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

/** The columns of All Users (spec §2). */
export const userColumns: readonly Column<UserColumns_UserFragment, UserSort>[] = [
  {
    header: headers.name,
    cell: ({ id, name }) => (name ? <CustomerLink customer={id}>{name}</CustomerLink> : "–"),
    phone: "title",
  },
  {
    header: headers.email,
    sorts: { ascending: "EMAIL" },
    cell: ({ id, email }) => <CustomerLink customer={id}>{email}</CustomerLink>,
    phone: "wide",
  },
  { header: headers.userId, cell: ({ id }) => <UserId id={id} />, phone: "half" },
  {
    header: headers.status,
    sorts: { ascending: "ROLE" },
    phone: "half",
    cell: ({ role, emailVerified }) => (
      <Status>
        <RoleIcon role={role} />
        <Badge tone={emailVerified ? "good" : "neutral"}>
          {emailVerified ? profileTexts.verified : profileTexts.unverified}
        </Badge>
      </Status>
    ),
  },
  actionsColumn((user) => <UserActions user={user} size="small" />),
];
