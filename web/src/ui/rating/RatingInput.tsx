import { RATING_STEP, reviewBounds } from "@shop/shared/review";
import { useId, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, space, text } from "../../theme/tokens";
import { FieldError } from "../form/Field";
import { formatRating } from "../format/format";
import { StarRow } from "./Rating";
import { VisuallyHidden } from "../layout/VisuallyHidden";

/** The values of the half stars, 0.5 to 5 (spec §9). */
const halves = Array.from(
  { length: reviewBounds.rating.max / RATING_STEP },
  (_, index) => (index + 1) * RATING_STEP,
);

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space[2]};
    padding: 0;
    font-size: ${text.small};
    font-weight: 550;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};

  output {
    font-variant-numeric: tabular-nums;
    font-weight: 550;
  }
`;

/** Five stars of 48 px, so that each half is a target of 24 px. */
const Stars = styled.div`
  position: relative;
  width: 15rem;
  height: 3rem;
  border-radius: 4px;

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 4px;
  }
`;

const Halves = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: repeat(10, 1fr);

  label {
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

interface RatingInputProps {
  label: string;
  /** The name of the field. */
  name: string;
  /** 0 if nothing is chosen. */
  value: number;
  onChange: (rating: number) => void;
  /** The error message, shown below and read with the group. */
  error?: ReactNode;
}

/** An input for a rating in half stars: ten native radio buttons over five stars. */
export function RatingInput({ label, name, value, onChange, error }: RatingInputProps) {
  const errorId = useId();
  const [hovered, setHovered] = useState<number | null>(null);

  return (
    <Group aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <Line>
        <Stars onPointerLeave={() => setHovered(null)}>
          <StarRow $share={(hovered ?? value) * 20} $size="3rem" aria-hidden="true" />
          <Halves>
            {halves.map((half) => (
              <label
                key={half}
                onPointerEnter={({ pointerType }) => pointerType !== "touch" && setHovered(half)}
              >
                <VisuallyHidden>{half === 1 ? "1 star" : `${half} stars`}</VisuallyHidden>
                <input
                  type="radio"
                  name={name}
                  value={half}
                  checked={value === half}
                  onChange={() => onChange(half)}
                />
              </label>
            ))}
          </Halves>
        </Stars>
        <output aria-hidden="true">{formatRating(hovered ?? value)}</output>
      </Line>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}
