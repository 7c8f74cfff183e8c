import { seoTexts } from "@shop/shared/messages/en/admin-seo";
import { use, useId } from "react";
import { styled } from "styled-components";
import { clampedTo, color, panel, secondary, space, text, truncated } from "../../../../theme/tokens";
import { CurrentSite } from "../../../../ui/layout/Head";

/** A page as search engines list it. */
export interface SearchResult {
  title: string;
  description: string;
  /** The parts of its path. */
  path: readonly string[];
}

const Result = styled.div`
  display: grid;
  gap: ${space[1]};
  max-width: 38rem;
  padding: ${space[4]};
  ${panel}

  b {
    color: ${color.accentInk};
    font-size: ${text.large};
    font-weight: 500;
    ${truncated}
  }
  p {
    ${secondary}
    ${clampedTo(2)}
    overflow-wrap: anywhere;
  }
`;

const Heading = styled.p`
  margin-bottom: ${space[2]};
  font-size: ${text.small};
  font-weight: 550;
`;

/** The preview of a search engine's result: a page's address, title and description, cut to the usual space. */
export function SearchPreview({ title, description, path }: SearchResult) {
  const { name, origin } = use(CurrentSite);
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Heading id={id}>{seoTexts.preview}</Heading>
      <Result>
        <p dir="ltr">{[new URL(origin).host, ...path].join(" › ")}</p>
        <b dir="auto">{title && title !== name ? `${title} – ${name}` : name}</b>
        <p dir="auto">{description}</p>
      </Result>
    </div>
  );
}
