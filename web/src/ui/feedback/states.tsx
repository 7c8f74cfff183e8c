import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { color, radius, space, text, width } from "../../theme/tokens";
import { Button } from "../form/Button";
import { Dial } from "../layout/Dial";
import { Spinner } from "./Spinner";
import { Head } from "../head/Head";
import { explainTemporaryRefusal } from "./temporary-refusal";
import { useOnline } from "../browser/use-online";
import { VisuallyHidden } from "../layout/VisuallyHidden";

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
  h1,
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

interface LoadingProps {
  /** What is being fetched: "your orders". */
  what: string;
  /** It stands alone on its page: its words are the heading until there is another. */
  page?: boolean;
  /** The outline of what will come (skeletons); the words are then only said, not shown. */
  children?: ReactNode;
}

/** Something is being fetched. Without an outline a hand turns, a moment late so that quick answers do not flicker. */
export function Loading({ what, page, children }: LoadingProps) {
  const words = page ? <h1>Loading {what}…</h1> : <>Loading {what}…</>;
  return (
    <>
      {page && <Head title="" />}
      {children ? (
        <>
          <VisuallyHidden as="div" role="status">
            {words}
          </VisuallyHidden>
          {children}
        </>
      ) : (
        <Late role="status">
          <Spinner />
          <VisuallyHidden as="div">{words}</VisuallyHidden>
        </Late>
      )}
    </>
  );
}

interface FailureProps {
  error: unknown;
  /** Tries once more. Without it there is no button. */
  onRetry?: () => unknown;
  /** What failed, in the shop's words; a plain sentence without it. */
  title?: string;
  /** It stands alone on its page: the title is the page's heading, and names the tab. */
  page?: boolean;
}

/** Something could not be fetched: what happened, and the way on. Technical words stay out of it. */
export function Failure({ error, onRetry, title = "This did not load", page }: FailureProps) {
  const online = useOnline();
  const Heading = page ? "h1" : "h2";
  return (
    <Centre role="alert">
      {page && <Head title={title} />}
      <Dial size="3.5rem" />
      <Heading>{title}</Heading>
      <p>{explainFailure(error, online)}</p>
      {onRetry && (
        <Button variant="secondary" onClick={() => void onRetry()}>
          Try again
        </Button>
      )}
    </Centre>
  );
}

/** What browsers say in a TypeError where no answer came, for data or for a page's code. */
const unanswered = /fetch|network|load|import/i;

/** Why the shop gave no answer, and what to do: whole sentences for whoever waited for it. */
export function explainFailure(error: unknown, online: boolean): string {
  if (!online) return "You seem to be offline. Check your connection, then try again.";
  if (error instanceof TypeError && unanswered.test(error.message))
    return "The shop could not be reached. Check your connection, then try again.";
  return explainTemporaryRefusal(error) ?? "Something went wrong on our side. It is often over in a moment.";
}

/** Nothing is there yet: says so kindly, with the next step as `action`. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Centre>
      <Dial size="3.5rem" />
      <p>{children}</p>
      {action}
    </Centre>
  );
}
