import { namedOptions, shortOptions, type OptionValue } from "@shop/shared/option-values";
import { styled } from "styled-components";
import { secondary } from "../../theme/tokens";
import { VisuallyHidden } from "../layout/VisuallyHidden";

const Line = styled.p`
  ${secondary}
  font-weight: 400;
  overflow-wrap: anywhere;
`;

interface OptionsProps {
  of: readonly OptionValue[];
  /** On paper, the options' names are visible. */
  printed?: boolean;
}

/** The values of a variant's options, below its name: "Blue · Steel". Screen readers read them with the options' names. */
export function Options({ of, printed = false }: OptionsProps) {
  if (of.length === 0) return null;
  if (printed) return <Line dir="auto">{namedOptions(of)}</Line>;
  return (
    <Line dir="auto">
      <span aria-hidden>{shortOptions(of)}</span>
      <VisuallyHidden>{namedOptions(of)}</VisuallyHidden>
    </Line>
  );
}
