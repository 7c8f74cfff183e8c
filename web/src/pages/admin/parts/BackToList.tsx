import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { space } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/form/Button";
import { ArrowLeft } from "../../../ui/icons/icons";

/** Its text aligns with the heading. */
const BackLinkRow = styled.div`
  margin: 0 0 ${space[2]} calc(-1 * ${space[4]});
`;

/** Links to the list page from which this page was opened; by default to the first one. */
export function BackToList({ path, children }: { path: string; children: string }) {
  const { state } = useLocation() as { state: { list?: string } | null };
  return (
    <BackLinkRow>
      <ButtonLink to={path + (state?.list ?? "")} variant="quiet">
        <ArrowLeft size={18} aria-hidden />
        <span>{` ${children}`}</span>
      </ButtonLink>
    </BackLinkRow>
  );
}
