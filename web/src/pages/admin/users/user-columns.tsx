import { styled } from "styled-components";
import type { UserSort } from "../../../graphql/schema.generated";
import { profileTexts } from "../../../messages/account";
import { usersTexts } from "../../../messages/admin";
import { space } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import type { Column } from "../../../ui/table/Table";
import { RowActions } from "../../../ui/table/table-frame";
import { BlockButton } from "./BlockButton";
import { MakeAdminButton } from "./MakeAdminButton";
import { RoleIcon } from "./RoleIcon";
import { UnblockButton } from "./UnblockButton";
import { UserId } from "./UserId";
import type { UserColumns_UserFragment } from "./UsersPage.generated";

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
    cell: ({ name }) => <bdi>{name ?? "–"}</bdi>,
    phone: "title",
  },
  { header: headers.email, sorts: { ascending: "EMAIL" }, cell: ({ email }) => email, phone: "wide" },
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
  {
    header: "Actions",
    actions: true,
    align: "end",
    cell: (user) => (
      <RowActions>
        {!user.blocked && user.role !== "ADMIN" && (
          <div>
            <MakeAdminButton user={user} />
          </div>
        )}
        <div>{user.blocked ? <UnblockButton user={user} /> : <BlockButton user={user} />}</div>
      </RowActions>
    ),
  },
];
