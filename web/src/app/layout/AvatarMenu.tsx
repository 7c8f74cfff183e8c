import { styled } from "styled-components";
import { layoutTexts } from "../../messages/layout";
import { color, from, space, text } from "../../theme/tokens";
import { accountMenuEntries } from "./menu-entries";
import { iconButton } from "../../ui/form/icon-button";
import { PopoverMenu, PopoverMenuList } from "./PopoverMenu";
import { AvatarDisc, initialOf } from "../../ui/layout/AvatarDisc";
import { NavLink } from "../../ui/layout/Link";

const Trigger = styled.button`
  ${iconButton}
`;

const Initial = styled(AvatarDisc)`
  font-size: ${text.small};
`;

const Who = styled.div`
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
    color: ${color.muted};
    font-size: ${text.small};
    font-weight: 400;
  }
`;

interface AvatarMenuProps {
  viewer: { email: string; name: string | null; role: "CUSTOMER" | "ADMIN" };
  onSignOut: () => void;
}

/** The viewer's name and the links of their menu (spec §2 Menus). */
export function AvatarMenu({ viewer, onSignOut }: AvatarMenuProps) {
  const shownAs = viewer.name || viewer.email;
  return (
    <>
      <Trigger type="button" popoverTarget="account-menu" aria-label={`Account menu of ${shownAs}`}>
        <Initial $size="2rem">{initialOf(shownAs)}</Initial>
      </Trigger>
      <PopoverMenu id="account-menu" label={layoutTexts.landmarks.account}>
        <Who>
          <p>{shownAs}</p>
          {viewer.name && <p>{viewer.email}</p>}
        </Who>
        <PopoverMenuList>
          {accountMenuEntries(viewer).map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to}>{label}</NavLink>
            </li>
          ))}
          <li>
            <button type="button" onClick={onSignOut}>
              {layoutTexts.menu.logOut}
            </button>
          </li>
        </PopoverMenuList>
      </PopoverMenu>
    </>
  );
}
