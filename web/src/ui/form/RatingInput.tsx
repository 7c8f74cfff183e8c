import { starsText } from "@shop/shared/messages/en/common";
import { valueText } from "@shop/shared/messages/en/facets";
import { RATING_STEP, reviewBounds } from "@shop/shared/review";
import { useId, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { addReviewTexts } from "@shop/shared/messages/en/account";
import { color, radius, space, text } from "../../theme/tokens";
import { FieldError } from "./Field";
import { StarRow } from "../feedback/Rating";

/** The values of the half stars, 0.5 to 5 (spec §9). */
const halves = Array.from(
  { length: reviewBounds.rating.max / RATING_STEP },
  (_, index) => (index + 1) * RATING_STEP,
);

/** The values of the whole stars. */
const wholes = halves.filter(Number.isInteger);

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

/** A mouse hits targets of 24 px; a thumb needs 44 px. */
const withMouse = "@media (min-width: 40rem) and (pointer: fine)";

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};

  > span {
    line-height: 48px;
    font-variant-numeric: tabular-nums;
    font-weight: 550;
  }
`;

/** Five stars of 48 px. Half stars are buttons below the stars, or with a mouse the left and right halves of 24 px. */
const Stars = styled.div<{ $whole: boolean }>`
  position: relative;
  width: 240px;
  height: ${({ $whole }) => ($whole ? "48px" : "100px")};
  border-radius: 4px;

  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 4px;
  }
  ${withMouse} {
    height: 48px;
  }
`;

const Choices = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-rows: 48px var(--target);
  grid-template-columns: repeat(5, 1fr);
  row-gap: ${space[2]};

  label {
    position: relative;
    grid-row: 1;
    cursor: pointer;
  }
  span {
    display: none;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

const Halves = styled(Choices)`
  label:nth-child(odd) {
    display: grid;
    grid-row: 2;
    place-items: center;
    border: 1px solid ${color.edge};
    border-left-width: 0;
    font-size: ${text.small};
    font-variant-numeric: tabular-nums;

    span {
      display: inline;
    }
  }
  label:first-child {
    border-left-width: 1px;
    border-radius: ${radius.small} 0 0 ${radius.small};
  }
  label:nth-child(9) {
    border-radius: 0 ${radius.small} ${radius.small} 0;
  }
  label[data-chosen]:nth-child(odd) {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  ${withMouse} {
    grid-template: 1fr / repeat(10, 1fr);

    label:nth-child(n) {
      display: block;
      grid-row: 1;
      border: 0;
      background: none;

      span {
        display: none;
      }
    }
  }
`;

interface RatingInputProps {
  label: string;
  /** The name of the field. */
  name: string;
  /** 0 if nothing is chosen. */
  value: number;
  onChange: (rating: number) => void;
  /** Whole stars instead of half ones. */
  whole?: boolean;
  /** The error message, shown below and read with the group. */
  error?: ReactNode;
}

/** A rating input: native radio buttons over five stars, two per star, or one for whole stars. */
export function RatingInput({ label, name, value, onChange, whole = false, error }: RatingInputProps) {
  const errorId = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const Buttons = whole ? Choices : Halves;

  return (
    <Group aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <Line>
        <Stars $whole={whole} onPointerLeave={() => setHovered(null)}>
          <StarRow $share={(hovered ?? value) * 20} $size="48px" aria-hidden="true" />
          <Buttons>
            {(whole ? wholes : halves).map((stars) => (
              <label
                key={stars}
                data-chosen={value === stars || undefined}
                onPointerEnter={({ pointerType }) => pointerType !== "touch" && setHovered(stars)}
              >
                <span aria-hidden="true">{valueText(String(stars))}</span>
                <input
                  aria-label={starsText(stars)}
                  type="radio"
                  name={name}
                  value={stars}
                  checked={value === stars}
                  onChange={() => onChange(stars)}
                />
              </label>
            ))}
          </Buttons>
        </Stars>
        <span>{addReviewTexts.chosen(hovered ?? value, reviewBounds.rating.max)}</span>
      </Line>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}
