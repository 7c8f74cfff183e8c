import { use } from "react";
import { styled } from "styled-components";
import { layoutTexts } from "../../messages/layout";
import { color, from, space, text } from "../../theme/tokens";
import { TickMarks } from "../../ui/layout/TickMarks";
import { Column } from "../../ui/layout/Page";
import { CurrentSite } from "../../ui/head/Head";
import { Newsletter } from "./Newsletter";
import { SocialIcon } from "./social-icons";

const Ground = styled.footer`
  margin-top: auto;
  background: ${color.sunken};
  font-size: ${text.small};

  a {
    color: ${color.muted};
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
  h2 {
    font-size: ${text.small};
    letter-spacing: 0;
  }
`;

const Upper = styled(Column)`
  display: grid;
  gap: ${space[12]};
  padding-block: ${space[12]} ${space[10]};

  ${from.large} {
    grid-template-columns: 7fr 5fr;
    padding-top: ${space[16]};
  }
`;

const LinkColumns = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space[8]} ${space[4]};

  ${from.small} {
    grid-template-columns: repeat(4, 1fr);
  }
  ul {
    display: grid;
    margin-top: ${space[2]};
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
  }
`;

const Lower = styled(Column)`
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
    margin-inline: -0.6875rem;
  }
  li a {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
  }
`;

const { columns, social, copyrightYear } = layoutTexts.footer;

/** Four columns of links, the newsletter form, social networks and the copyright (spec §2). The links are placeholders. */
export function Footer() {
  return (
    <Ground>
      <TickMarks />
      <Upper>
        <LinkColumns aria-label="Footer">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link}>
                    <a href="#">{link}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </LinkColumns>
        <Newsletter />
      </Upper>
      <Lower>
        <div>
          <p>
            © {copyrightYear} {use(CurrentSite).name}. All rights reserved.
          </p>
          <ul>
            {social.map((network) => (
              <li key={network}>
                <a href="#" aria-label={network}>
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Lower>
    </Ground>
  );
}
