import { styled } from "styled-components";
import type { UserColumns_UserFragment, UserSort } from "../../graphql/generated";
import { usersTexts } from "../../messages";
import { color, text } from "../../theme/tokens";
import type { Column } from "../../ui/Table";
import { RowActions } from "../../ui/table-frame";
import { BlockButton } from "./BlockButton";
import { MakeAdminButton } from "./MakeAdminButton";
import { RoleIcon } from "./RoleIcon";

const { columns: headers } = usersTexts;

const Quiet = styled.span`
  color: ${color.muted};
  font-size: ${text.tiny};
`;

/** What is shown of a user (spec §2 All Users). */
export const userColumns: readonly Column<UserColumns_UserFragment, UserSort>[] = [
  { header: headers.email, orders: { ascending: "EMAIL" }, cell: ({ email }) => email },
  { header: headers.userId, cell: ({ id }) => <Quiet>{id}</Quiet> },
  { header: headers.status, orders: { ascending: "ROLE" }, cell: ({ role }) => <RoleIcon role={role} /> },
  {
    header: "Actions",
    actions: true,
    align: "end",
    cell: (user) => (
      <RowActions>
        {user.role !== "ADMIN" && (
          <div>
            <MakeAdminButton user={user} />
          </div>
        )}
        <div>
          <BlockButton user={user} />
        </div>
      </RowActions>
    ),
  },
];
