import { pages } from "@shop/shared/pages";
import { useEffect, useState, type ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import {
  lateText,
  loadingText,
  needsScriptText,
  notLoadedText,
  offlineText,
  ourFaultText,
  seeProductsText,
  tryAgainText,
  unreachableText,
} from "@shop/shared/messages/en/common";
import { color, radius, space, text, width } from "../../theme/tokens";
import { Button, ButtonLink } from "../form/Button";
import { Dial } from "../layout/Dial";
import { Spinner } from "./Spinner";
import { Head } from "../layout/Head";
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

const LateNotice = styled(Centre)<{ $page: boolean }>`
  --spinner-size: 2rem;
  ${({ $page }) => $page && "min-height: calc(100vh - 4rem);"}
  animation: ${appear} 160ms 120ms both;
  color: ${color.accentInk};
`;

const glow = keyframes`
  50% { opacity: 0.45; }
`;

/** A grey placeholder in the size of the content. Hidden from screen readers: use it inside {@link Loading}. */
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

/** Milliseconds of loading after which a retry is offered. */
const LATE_MS = 20_000;

/** A button that reloads the document when the content doesn't arrive. */
function AnotherTry() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <>
      <p>{lateText}</p>
      <Button variant="secondary" onClick={() => location.reload()}>
        {tryAgainText}
      </Button>
    </>
  );
}

interface LoadingProps {
  /** A name for the loading content: "your orders". */
  what: string;
  /** The whole page is loading: the text is its heading, and the spinner takes the page's height. */
  page?: boolean;
  /** Skeletons of the content; the text is then announced but not visible. */
  children?: ReactNode;
}

/** Shows that something is loading: skeletons, or a spinner after a delay, so that fast responses don't flicker. Offers a retry later. */
export function Loading({ what, page, children }: LoadingProps) {
  const Words = page ? "h1" : "p";
  const words = <Words>{loadingText(what)}</Words>;
  return (
    <>
      {page && <Head title="" />}
      <noscript data-instead>
        <Centre>
          <Words>{needsScriptText}</Words>
        </Centre>
      </noscript>
      {children ? (
        <>
          <VisuallyHidden as="div" role="status">
            {words}
          </VisuallyHidden>
          {children}
        </>
      ) : (
        <LateNotice role="status" $page={page ?? false}>
          <Spinner />
          <VisuallyHidden as="div">{words}</VisuallyHidden>
          <AnotherTry />
        </LateNotice>
      )}
    </>
  );
}

interface FailureProps {
  error: unknown;
  /** Tries again; without it there is no button. */
  onRetry?: () => unknown;
  /** A title that names the failure; general by default. */
  title?: string;
  /** The whole page failed: the title is its heading and the document's title. */
  page?: boolean;
}

/** Explains in plain words that content did not load, with a retry button. */
export function Failure({ error, onRetry, title = notLoadedText, page }: FailureProps) {
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
          {tryAgainText}
        </Button>
      )}
    </Centre>
  );
}

/** Matches the messages of browsers' TypeErrors for a failed request or import. */
const unanswered = /fetch|network|load|import/i;

/** Explains an error and the next step, in sentences for the visitor. */
export function explainFailure(error: unknown, online: boolean): string {
  if (!online) return offlineText;
  if (error instanceof TypeError && unanswered.test(error.message)) return unreachableText;
  return explainTemporaryRefusal(error) ?? ourFaultText;
}

/** An empty state; `action` is the next step. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Centre>
      <Dial size="3.5rem" />
      <p>{children}</p>
      {action}
    </Centre>
  );
}

/** A link to all products: the next step of a page with nothing to show. */
export const seeProducts = <ButtonLink to={pages.anybody.products}>{seeProductsText}</ButtonLink>;
