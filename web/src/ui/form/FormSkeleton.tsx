import { styled } from "styled-components";
import { radius, space } from "../../theme/tokens";
import { Skeleton } from "../feedback/states";
import { Stack } from "../layout/Page";

const Label = styled(Skeleton)`
  height: 0.875rem;
  margin-block: 0.21875rem calc(0.21875rem + ${space[2]});
`;

const Control = styled(Skeleton)`
  border-radius: ${radius.small};
`;

interface FormSkeletonProps {
  /** The heights of the fields' controls, as CSS lengths. */
  controls: readonly string[];
  /** The height of the button. */
  button?: string;
}

/**
 * The placeholder of a loading form: labels, controls and the button in their sizes. Use it inside {@link
 * Loading}.
 */
export function FormSkeleton({ controls, button = "3.25rem" }: FormSkeletonProps) {
  return (
    <Stack $gap={5}>
      {controls.map((height, field) => (
        <div key={field}>
          <Label $width="6rem" />
          <Control $height={height} />
        </div>
      ))}
      <Control $width="9rem" $height={button} />
    </Stack>
  );
}

/** The height of a single-line control, and of a text area with the given number of lines. */
export const oneLine = "var(--target)";
export const linesHigh = (lines: number) => `calc(${lines} * 1.4rem + 1rem + 2px)`;
