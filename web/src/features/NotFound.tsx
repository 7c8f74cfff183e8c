import { use } from "react";
import { styled } from "styled-components";
import { notFoundTexts } from "@shop/shared/messages/en/layout";
import { paths } from "../paths";
import { color, space, target, text } from "../theme/tokens";
import { ButtonLink } from "../ui/form/Button";
import { Dial } from "../ui/layout/Dial";
import { Column } from "../ui/layout/Page";
import { useResponseStatus } from "../ui/layout/page-response";
import { CurrentSite, Head } from "../ui/layout/Head";

const Frame = styled(Column)`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: ${space[4]};
  min-height: 65vh;
  padding-block: ${space[16]};

  h1 {
    font-size: ${text.hero};
    font-weight: 580;
    line-height: 0.95;
    letter-spacing: -0.05em;
  }
  p {
    color: ${color.muted};
    font-size: ${text.large};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[6]};
    align-items: center;
    margin-top: ${space[4]};
  }
  a:last-child:not(:first-child) {
    ${target}
  }
`;

/** The page for an unknown path; the server responds with 404 (spec §2, "any other path"). */
export function NotFound() {
  useResponseStatus(404);
  const { support } = use(CurrentSite).links;
  return (
    <Frame>
      <Head title={notFoundTexts.title} />
      <Dial size="5rem" />
      <h1>{notFoundTexts.title}</h1>
      <p>{notFoundTexts.text}</p>
      <div>
        <ButtonLink to={paths.home} size="large">
          {notFoundTexts.goHome}
        </ButtonLink>
        {support && (
          <a href={support} rel="noopener">
            {notFoundTexts.contact}
          </a>
        )}
      </div>
    </Frame>
  );
}
