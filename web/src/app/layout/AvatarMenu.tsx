import { styled } from "styled-components";
import { AccountCart } from "../../features/cart/AccountCart";
import { accountMenuLabel, layoutTexts, menuTexts } from "@shop/shared/messages/en/layout";
import { mayDo } from "../../features/session/permissions";
import { editsProducts } from "../../features/session/use-may-do";
import type { Viewer } from "../../features/session/store/session-storage";
import type { Scope } from "../../graphql/schema.generated";
import { color, from, secondary, space, text } from "../../theme/tokens";
import { paths } from "../../paths";
import { SessionNotices } from "../SessionNotices";
import type { MenuEntry } from "./menu-entries";
import { iconButton } from "../../ui/form/icon-button-style";
import { PopoverMenu, PopoverMenuList } from "../../ui/layout/PopoverMenu";
import { AvatarDisc, initialOf } from "../../ui/layout/AvatarDisc";
import { NavLink } from "../../ui/layout/Link";

const Trigger = styled.button`
  ${iconButton}
`;

const Initial = styled(AvatarDisc)`
  font-size: ${text.small};
`;

const Identity = styled.div`
  padding: ${space[2]} ${space[4]} ${space[3]};
  margin-bottom: ${space[2]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;

  ${from.medium} {
    padding-inline: ${space[3]};
  }
  p {
    font-weight: 560;
  }
  p + p {
    ${secondary}
    font-weight: 400;
  }
`;

interface AvatarMenuProps {
  viewer: Viewer;
  onSignOut: () => void;
}

/** The pages of admins, each with the permissions that staff need. */
const adminEntries: readonly (MenuEntry & { needs: readonly Scope[] })[] = [
  { label: menuTexts.addItems, to: paths.addItems, needs: editsProducts },
  { label: menuTexts.manageUsers, to: paths.users, needs: ["READ_CUSTOMERS"] },
  { label: menuTexts.manageItems, to: paths.manageItems, needs: ["READ_PRODUCTS"] },
  { label: menuTexts.manageOrders, to: paths.manageOrders, needs: ["READ_ORDERS"] },
];

/** The links of the menu (spec §2 Menus, §6). */
function accountMenuEntries(viewer: Viewer): MenuEntry[] {
  const managed = adminEntries.filter(({ needs }) => mayDo(viewer, ...needs));
  const work = [{ label: menuTexts.dashboard, to: paths.dashboard }, ...managed];
  if (viewer.role === "ADMIN") return work;
  return [
    ...work,
    { label: menuTexts.profile, to: paths.profile },
    { label: menuTexts.myOrders, to: paths.myOrders(viewer.email) },
    { label: menuTexts.wishList, to: paths.wishList },
    { label: menuTexts.addReview, to: paths.addReview },
  ];
}

/** The viewer's name and the links of their menu (spec §2 Menus); for those who shop, also keeps the cart equal to the account's. */
export function AvatarMenu({ viewer, onSignOut }: AvatarMenuProps) {
  const shownAs = viewer.name || viewer.email;
  return (
    <>
      <SessionNotices />
      {viewer.role !== "ADMIN" && <AccountCart owner={viewer.id} />}
      <Trigger type="button" popoverTarget="account-menu" aria-label={accountMenuLabel(shownAs)}>
        <Initial $size="min(2rem, var(--target))">{initialOf(shownAs)}</Initial>
      </Trigger>
      <PopoverMenu id="account-menu" label={layoutTexts.landmarks.account}>
        <Identity>
          <p>{shownAs}</p>
          {viewer.name && <p>{viewer.email}</p>}
        </Identity>
        <PopoverMenuList>
          {accountMenuEntries(viewer).map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to}>{label}</NavLink>
            </li>
          ))}
          <li>
            <button type="button" onClick={onSignOut}>
              {menuTexts.logOut}
            </button>
          </li>
        </PopoverMenuList>
      </PopoverMenu>
    </>
  );
}
