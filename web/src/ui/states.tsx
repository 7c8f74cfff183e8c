import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { color, radius, space, text, width } from "../theme/tokens";
import { Button } from "./Button";
import { Spinner } from "./Spinner";
import { VisuallyHidden } from "./VisuallyHidden";

const Centre = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[4]};
  min-height: 20rem;
  padding: ${space[8]} ${space[4]};
  color: ${color.muted};
  text-align: center;

  p {
    max-width: ${width.form};
  }
  h2 {
    color: ${color.ink};
    font-size: ${text.title};
  }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Late = styled(Centre)`
  --spinner-size: 2rem;
  animation: ${appear} 160ms 120ms both;
  color: ${color.accentInk};
`;

const glow = keyframes`
  50% { opacity: 0.45; }
`;

/** A grey stand-in; give it the size of what will come. Hidden from screen readers: pair it with {@link Loading}'s words. */
export const Skeleton = styled.span.attrs({ "aria-hidden": true })<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = "100%" }) => $width};
  max-width: 100%;
  height: ${({ $height = "1em" }) => $height};
  border-radius: ${radius.small};
  background: ${color.plate};
  animation: ${glow} 1.6s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/**
 * What is being fetched: "your orders". With `children` (skeletons) the words are only said, not shown;
 * without, a hand turns in the middle of the page, a moment late so that quick answers do not flicker.
 */
export function Loading({ what, children }: { what: string; children?: ReactNode }) {
  if (children) {
    return (
      <>
        <VisuallyHidden role="status">Loading {what}…</VisuallyHidden>
        {children}
      </>
    );
  }
  return (
    <Late role="status">
      <Spinner />
      <VisuallyHidden>Loading {what}…</VisuallyHidden>
    </Late>
  );
}

interface FailureProps {
  error: unknown;
  /** Tries once more. Without it there is no button. */
  onRetry?: () => unknown;
  /** What failed, in the shop's words; a plain sentence without it. */
  title?: string;
}

/** Something could not be fetched: what happened, and the way on. Technical words stay out of it. */
export function Failure({ error, onRetry, title = "This did not load" }: FailureProps) {
  return (
    <Centre role="alert">
      <h2>{title}</h2>
      <p>{explain(error)}</p>
      {onRetry && (
        <Button variant="secondary" onClick={() => void onRetry()}>
          Try again
        </Button>
      )}
    </Centre>
  );
}

function explain(error: unknown): string {
  if (typeof navigator !== "undefined" && navigator.onLine === false) {
    return "You seem to be offline. Check your connection, then try again.";
  }
  if (error instanceof TypeError)
    return "The shop could not be reached. Check your connection, then try again.";
  return "Something went wrong on our side. It is often over in a moment.";
}

/** Nothing is there yet: says so kindly, with the next step as `action`. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Centre>
      <p>{children}</p>
      {action}
    </Centre>
  );
}
