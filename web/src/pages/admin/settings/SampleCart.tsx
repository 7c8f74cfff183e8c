import { countryName } from "@shop/shared/country-name";
import { fromMinor } from "@shop/shared/money";
import { useId } from "react";
import { styled } from "styled-components";
import { Amounts } from "../../../features/orders/Amounts";
import { sampleTexts as texts } from "@shop/shared/messages/en/admin-settings";
import { color, from, radius, secondary, space, text } from "../../../theme/tokens";
import { costOf, SAMPLE_MINOR, type Sample } from "./sample-cart";

const Panel = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  min-width: 0;
  padding: ${space[5]};
  border-radius: ${radius.small};
  background: ${color.sunken};

  ${from.large} {
    position: sticky; /* visible from every field of a long form */
    top: 5rem;
    align-self: start;
  }
  h3 {
    font-size: ${text.body};
  }
  ul {
    ${secondary}
    overflow-wrap: anywhere;
  }
`;

interface SampleCartProps {
  sample: Sample;
  /** The name of the first product's category. */
  category?: string | null;
}

/** The price of two products with the values of the form. */
export function SampleCart({ sample, category = null }: SampleCartProps) {
  const id = useId();
  const { delivers, amounts, obstacle } = costOf(sample);
  const name = countryName(sample.country);
  return (
    <Panel role="group" aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      <ul>
        {SAMPLE_MINOR.map((minor, at) => (
          <li key={minor}>{texts.line(fromMinor(minor), at === 0 ? category : null)}</li>
        ))}
        <li>{texts.to(sample.region ? `${sample.regionName ?? sample.region}, ${name}` : name)}</li>
      </ul>
      {delivers ? <Amounts of={amounts} /> : <p>{texts.notDelivered(name)}</p>}
      {obstacle && <p>{texts.obstacles[obstacle]}</p>}
    </Panel>
  );
}
