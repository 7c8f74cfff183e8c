import { use } from "react";
import { styled } from "styled-components";
import type { LinkName } from "@shop/shared/links";
import { ConfiguredLink } from "../../ui/layout/ConfiguredLink";
import { layoutTexts } from "@shop/shared/messages/en/layout";
import { color, from, space, text } from "../../theme/tokens";
import { TickMarks } from "../../ui/layout/TickMarks";
import { Column } from "../../ui/layout/Page";
import { CurrentSite } from "../../ui/layout/Head";
import { Newsletter } from "./Newsletter";
import icons from "./social-icons.svg?url";
import { Link } from "../../ui/layout/Link";
import { categoryEntries } from "./menu-entries";

const { title, label } = layoutTexts.footer.categories;

/** The main categories, before the footer's columns; renders nothing without categories. */
export function FooterCategories() {
  const { categories } = use(CurrentSite);
  if (categories.length === 0) return null;
  return (
    <nav aria-label={label}>
      <h2>{title}</h2>
      <ul>
        {categoryEntries(categories).map((category) => (
          <li key={category.to}>
            <Link to={category.to} dir="auto">
              {category.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The social networks in the footer. */
type Network = (typeof layoutTexts.footer.social)[number];

/**
 * A network's logo, from one file for all logos. Decorative: the link around it has the name. An image, because a browser
 * fetches an SVG referenced by `<use>` at once, before the page is painted.
 */
function SocialIcon({ network }: { network: Network }) {
  return <img src={`${icons}#${network}`} alt="" width={22} height={22} loading="lazy" />;
}

const Ground = styled.footer`
  margin-top: auto;
  background: ${color.sunken};
  font-size: ${text.small};

  a {
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  h2 {
    font-size: ${text.small};
    letter-spacing: 0;
  }
`;

const FooterTop = styled(Column)`
  display: grid;
  gap: ${space[12]};
  padding-block: ${space[12]} ${space[10]};

  ${from.large} {
    grid-template-columns: 8fr 5fr;
    padding-top: ${space[16]};
  }
`;

/** The columns of both lists of links: as many side by side as fit. */
const LinkColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.75rem, 1fr));
  gap: ${space[8]} ${space[4]};

  [aria-label="${layoutTexts.landmarks.footer}"] {
    display: contents;
  }
  ul {
    display: grid;
    margin-top: ${space[2]};
  }
  li > * {
    display: flex;
    align-items: center;
    min-height: var(--target);
    color: ${color.muted};
  }
  li > a {
    color: ${color.ink};
  }
  /* the names of categories and collections, and the shop's own column */
  a:is([href^="/products/"], [href^="/collections/"]),
  nav > :nth-child(5) {
    overflow-wrap: anywhere;
  }
  ${from.medium} {
    li > * {
      display: inline-flex;
      min-height: 2.25rem;
    }
  }
`;

const FooterBottom = styled(Column)`
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[4]} ${space[6]};
    border-top: 1px solid ${color.line};
  }
  p {
    color: ${color.muted};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    margin-inline: -11px;
  }
  li > * {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
  }
  li > span img {
    opacity: 0.5;
  }
  @media (prefers-color-scheme: dark) {
    img {
      filter: invert(1);
    }
  }
`;

const { columns, social, copyright, copyrightYear } = layoutTexts.footer;

/**
 * The main categories, four columns of links, the shop's own links, the newsletter form, social networks and the copyright (spec §2).
 * Entries without a configured address are text, or an icon.
 */
export function Footer() {
  const { name, links: addresses, footerLinks } = use(CurrentSite);
  const shown = columns.map(({ title, links }) => ({
    title: title as string,
    links: (Object.entries(links) as [LinkName, string][]).map(([link, label]) => ({
      label,
      url: addresses[link],
    })),
  }));
  if (footerLinks) shown.push({ title: name, links: [...footerLinks] });
  return (
    <Ground>
      <TickMarks />
      <FooterTop>
        <LinkColumns>
          <FooterCategories />
          <nav aria-label={layoutTexts.landmarks.footer}>
            {shown.map(({ title, links }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ label, url }) => (
                    <li key={label + url}>
                      {url ? <ConfiguredLink to={url}>{label}</ConfiguredLink> : <span>{label}</span>}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </LinkColumns>
        <Newsletter />
      </FooterTop>
      <FooterBottom>
        <div>
          <p>{copyright(copyrightYear, name)}</p>
          <ul>
            {social.map((network) => (
              <li key={network}>
                <SocialLink network={network} to={addresses[network.toLowerCase() as LinkName]} />
              </li>
            ))}
          </ul>
        </div>
      </FooterBottom>
    </Ground>
  );
}

function SocialLink({ network, to }: { network: Network; to: string | undefined }) {
  const icon = <SocialIcon network={network} />;
  if (to) {
    return (
      <ConfiguredLink to={to} aria-label={network}>
        {icon}
      </ConfiguredLink>
    );
  }
  return (
    <span role="img" aria-label={network}>
      {icon}
    </span>
  );
}
