import { use } from "react";
import { styled } from "styled-components";
import { ConfiguredLink } from "../../../features/links/ConfiguredLink";
import { homeTexts } from "../../../messages/home";
import { color, from, radius, space, text } from "../../../theme/tokens";
import { CurrentSite } from "../../../ui/head/Head";
import { Column } from "../../../ui/layout/Page";

const { landing } = homeTexts;

const Split = styled(Column)`
  display: grid;
  gap: ${space[10]};
  padding-block: clamp(${space[16]}, 9vw, ${space[32]});

  ${from.medium} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
  h2 {
    max-width: 14ch;
    font-size: ${text.heading};
    font-size: clamp(2.25rem, 1.4rem + 3.6vw, 4.25rem);
    line-height: 1;
    letter-spacing: -0.04em;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: 30rem;
  color: ${color.muted};
  font-size: ${text.large};
`;

const Calls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 3.25rem;
    padding: 0 ${space[6]};
    border: 1px solid ${color.edge};
    border-radius: ${radius.small};
    color: ${color.ink};
    font-size: ${text.body};
    font-weight: 550;
    text-decoration: none;
  }
  a:first-child {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

/** The landing section; its two calls to action lead where the shop has configured it (spec §1). */
export function Landing() {
  const { "get-started": getStarted, "live-demo": liveDemo } = use(CurrentSite).links;
  return (
    <Split as="section">
      <h2>{landing.title}</h2>
      <Words>
        <p>{landing.text}</p>
        <Calls>
          {getStarted && <ConfiguredLink to={getStarted}>{landing.getStarted}</ConfiguredLink>}
          {liveDemo && <ConfiguredLink to={liveDemo}>{landing.liveDemo}</ConfiguredLink>}
        </Calls>
      </Words>
    </Split>
  );
}
