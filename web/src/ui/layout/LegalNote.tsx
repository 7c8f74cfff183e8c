import { use, type ReactNode } from "react";
import { styled } from "styled-components";
import { legalTexts } from "@shop/shared/messages/en/layout";
import { secondary } from "../../theme/tokens";
import { CurrentSite } from "./Head";
import { ConfiguredLink } from "./ConfiguredLink";

const Note = styled.p`
  ${secondary}

  a {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/**
 * The text of `children`, then links to the shop's Terms and Privacy: "An order is subject to our Terms. …". Renders nothing if both
 * are missing.
 */
export function LegalNote({ children }: { children: ReactNode }) {
  const { terms, privacy } = use(CurrentSite).links;
  if (!terms || !privacy) return null;
  return (
    <Note>
      {children}
      <span>
        {" "}
        <ConfiguredLink to={terms}>{legalTexts.terms}</ConfiguredLink>
      </span>
      . {legalTexts.stored}{" "}
      <span>
        <ConfiguredLink to={privacy}>{legalTexts.privacy}</ConfiguredLink>
      </span>
      .
    </Note>
  );
}
