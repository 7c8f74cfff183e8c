import { loadingText } from "@shop/shared/messages/en/common";
import { Suspense, use } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { useSession, useSessionActions } from "../../features/session/SessionProvider";
import { layoutTexts } from "@shop/shared/messages/en/layout";
import { color, from, motion, space, target } from "../../theme/tokens";
import { ButtonLink } from "../../ui/form/Button";
import { CurrentSite } from "../../ui/layout/Head";
import { NavLink, Link } from "../../ui/layout/Link";
import { Column } from "../../ui/layout/Page";
import { paths } from "../../paths";
import { Menu } from "../../ui/icons/icons";
import { iconButton } from "../../ui/form/icon-button-style";
import { CartLink } from "./CartLink";
import { phoneMenuEntries, topBarEntries } from "./menu-entries";
import { ProductSearch } from "./ProductSearch";
import { PopoverMenu, PopoverMenuList } from "../../ui/layout/PopoverMenu";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import { lazyOptional } from "../../ui/browser/lazy-optional";
import { NextPagePending } from "../../ui/browser/page-loading";

const Home = styled(Link)`
  ${target}
  flex: 1 1 5.5rem;
  gap: ${space[2]};
  color: ${color.ink};
  font-size: 1.1875rem;
  font-weight: 620;
  letter-spacing: -0.035em;
  text-decoration: none;

  ${from.medium} {
    flex: none;
  }
  svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    color: ${color.accentInk};
  }
  .hand {
    transform-origin: 12px 12px;
    transition: transform ${motion.calm};
  }
  &:hover .hand {
    transform: rotate(30deg);
  }
`;

/** The shop's own logo, or the default one with its name; a link to the home page, not in the tab order because of the link 'Home'. */
function Wordmark() {
  const { name, logoUrl } = use(CurrentSite);
  return (
    <Home to={paths.home} tabIndex={-1}>
      {logoUrl ? (
        <img src={logoUrl} alt={name} />
      ) : (
        <>
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
            <circle cx="12" cy="12" r="10" />
            <path d="M12 2v10" />
            <path className="hand" d="M12 12l5.2-3.4" strokeLinecap="round" />
          </svg>
          <span>{name}</span>
        </>
      )}
    </Home>
  );
}

/** Shows, with GlobalStyle's progress line, and announces that the next page is loading while the current one is still visible. */
function PageProgress() {
  const isPending = use(NextPagePending);
  return (
    <>
      <div data-progress={isPending} aria-hidden />
      <VisuallyHidden role="status">{isPending && loadingText(layoutTexts.loadingPage)}</VisuallyHidden>
    </>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  border-bottom: 1px solid ${color.line};
  background: ${color.ground};
`;

const Row = styled(Column)`
  display: flex;
  flex-wrap: wrap; /* with large text */
  align-items: center;
  gap: 0 ${space[1]};
  min-height: 4rem;
`;

const Links = styled.nav`
  display: none;
  gap: ${space[6]};
  margin-inline: clamp(${space[8]}, 5vw, ${space[20]}) auto;

  ${from.medium} {
    display: flex;
  }
  a {
    position: relative;
    display: flex;
    align-items: center;
    height: 64px;
    color: ${color.muted};
    font-size: 0.9375rem;
    font-weight: 500;
    text-decoration: none;
    transition: color ${motion.quick};
  }
  a:hover,
  a[aria-current="page"] {
    color: ${color.ink};
  }
  a[aria-current="page"]::after {
    content: "";
    position: absolute;
    inset: auto 0 -1px;
    height: 2px;
    background: ${color.accentInk};
  }
`;

const Account = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  margin-left: auto;

  @media (max-width: 22.5rem) {
    gap: 0;
  }
`;

const PhoneMenuButton = styled.button`
  ${iconButton}
  margin-right: -0.5rem;

  ${from.medium} {
    display: none;
  }
`;

/** The shop's name, the main links, the cart and the account (spec §1). The link to the current page is not in the tab order. */
export function TopBar() {
  const { pathname, search } = useLocation();
  return (
    <Bar>
      <Row>
        <Wordmark />
        <Links aria-label={layoutTexts.landmarks.main}>
          {topBarEntries.map(({ label, to }) => (
            <NavLink key={to} to={to} tabIndex={to === pathname + search ? -1 : undefined}>
              {label}
            </NavLink>
          ))}
        </Links>
        <Account>
          <ProductSearch />
          <CartLink />
          <LoginOrAvatar />
          <PhoneMenu />
        </Account>
      </Row>
      <PageProgress />
    </Bar>
  );
}

/** Loaded for signed-in viewers. */
const AvatarMenu = lazyOptional(() => import("./AvatarMenu").then((file) => file.AvatarMenu));

function LoginOrAvatar() {
  const { status, viewer } = useSession();
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  if (viewer) {
    const leave = () => {
      signOut();
      void navigate(paths.home);
    };
    return (
      <Suspense fallback={<Waiting aria-hidden />}>
        <AvatarMenu viewer={viewer} onSignOut={leave} />
      </Suspense>
    );
  }
  if (status === "loading") return <Waiting aria-hidden />;
  return (
    <Login to={paths.login} state={{ from: pathname + search }} variant="quiet" size="medium">
      {layoutTexts.login}
    </Login>
  );
}

/** Aligns the label, not the padding, with the page's column. Phones have no room for both padding and a long label. */
const Login = styled(ButtonLink)`
  @media (max-width: 26rem) {
    padding-inline: ${space[1]};
  }
  ${from.medium} {
    margin-right: calc(-1 * ${space[4]});
  }
`;

const Waiting = styled.span`
  width: 2rem;
  height: 2rem;
  margin: 0.375rem;
  border-radius: 50%;
  background: ${color.sunken};
`;

function PhoneMenu() {
  return (
    <>
      <PhoneMenuButton type="button" popoverTarget="phone-menu" aria-label={layoutTexts.landmarks.menu}>
        <Menu size={22} strokeWidth={1.75} aria-hidden />
      </PhoneMenuButton>
      <PopoverMenu id="phone-menu" label={layoutTexts.landmarks.menu}>
        <PopoverMenuList>
          {phoneMenuEntries(use(CurrentSite).categories).map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} dir="auto">
                {label}
              </NavLink>
            </li>
          ))}
        </PopoverMenuList>
      </PopoverMenu>
    </>
  );
}
