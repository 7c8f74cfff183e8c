import { styled } from "styled-components";
import { homeTexts } from "@shop/shared/messages/en/products";
import { color, from, space, text } from "../../../theme/tokens";
import { TickMarks } from "../../../ui/layout/TickMarks";
import { Column } from "../../../ui/layout/Page";

const { statistics } = homeTexts;

const Band = styled.section`
  background: ${color.band};
  color: ${color.onBand};
`;

const Scale = styled(TickMarks)`
  --stroke: ${color.onBandMuted};
`;

const Inner = styled(Column)`
  display: grid;
  gap: ${space[5]};
  padding-block: clamp(${space[6]}, 5vw, ${space[16]});

  ${from.large} {
    grid-template-columns: 1fr 2fr;
    align-items: end;
  }
  h2 {
    max-width: 16ch;
    font-size: ${text.title};
    line-height: 1.2;
  }
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};

  div {
    flex: 1 1 5rem; /* equal widths, except for a long figure */
    display: flex;
    flex-direction: column-reverse;
    gap: ${space[2]};
    padding-top: ${space[4]};
    border-top: 1px solid ${color.bandLine};
  }
  dt {
    color: ${color.onBandMuted};
    font-size: ${text.small};
  }
  dd {
    font-size: clamp(2rem, 1rem + 4.4vw, 4.5rem);
    font-weight: 540;
    font-variant-numeric: tabular-nums;
    line-height: 0.9;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
`;

/** The banner with three statistics (spec §2). */
export function Statistics() {
  return (
    <Band>
      <Scale />
      <Inner>
        <h2>{statistics.title}</h2>
        <Figures>
          {statistics.figures.map(({ name, figure }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </Figures>
      </Inner>
    </Band>
  );
}
