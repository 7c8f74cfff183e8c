import { use } from "react";
import { styled } from "styled-components";
import { ImagePlate } from "../../ui/product/ProductImage";
import { ConfiguredLink } from "../../ui/layout/ConfiguredLink";
import { portfolioTexts } from "@shop/shared/messages/en/content";
import { layoutTexts } from "@shop/shared/messages/en/layout";
import { color, from, space, target, text } from "../../theme/tokens";
import { CurrentSite } from "../../ui/layout/Head";
import { Page } from "../../ui/layout/Page";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import { ArrowUpRight } from "../../ui/icons/icons";
import { projects } from "./portfolio-projects";

const Grid = styled.ul`
  display: grid;
  gap: ${space[10]} clamp(${space[4]}, 2vw, ${space[6]});

  ${from.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Project = styled.article`
  display: grid;
  gap: ${space[3]};

  h2 {
    margin-top: ${space[3]};
    font-size: ${text.title};
  }
  p {
    max-width: 60ch;
    color: ${color.muted};
  }
  a {
    ${target}
    gap: ${space[1]};
    width: fit-content;
    font-weight: 550;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    font-size: ${text.small};
    color: ${color.muted};
    line-height: var(--target);
  }
`;

const ProjectPlate = styled(ImagePlate)`
  aspect-ratio: 3 / 2;
  color: ${color.accentInk};

  svg {
    width: 62%;
  }
`;

/** `/portfolio`: other projects of the shop's developer (spec §2). */
export function PortfolioPage() {
  const { links } = use(CurrentSite);
  return (
    <Page
      title={layoutTexts.links.portfolio}
      lead={portfolioTexts.lead}
      description={portfolioTexts.description}
      width="wide"
    >
      <Grid>
        {projects.map(({ name, description, preview, sign }) => (
          <li key={name}>
            <Project>
              <ProjectPlate>
                <svg
                  viewBox="0 0 120 80"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.5"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden
                >
                  {sign}
                </svg>
              </ProjectPlate>
              <h2>{name}</h2>
              <p>{description}</p>
              {links[preview] ? (
                <ConfiguredLink to={links[preview]}>
                  {portfolioTexts.preview}
                  <VisuallyHidden>{portfolioTexts.of(name)}</VisuallyHidden>
                  <ArrowUpRight size={18} aria-hidden />
                </ConfiguredLink>
              ) : (
                <small>{portfolioTexts.noPreview}</small>
              )}
            </Project>
          </li>
        ))}
      </Grid>
    </Page>
  );
}
