import { useSyncExternalStore } from "react";
import { keyframes, styled } from "styled-components";
import { color, motion } from "../../theme/tokens";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import { isNavigationPending, onPendingChange } from "../../routing/pending-navigation";

const run = keyframes`
  from { background-position-x: 130%; }
  to { background-position-x: -30%; }
`;

/** A line below the top bar. It appears with a delay, so that fast navigations don't flicker. */
const Edge = styled.div<{ $shown: boolean }>`
  position: absolute;
  inset: auto 0 -2px;
  height: 2px;
  background: linear-gradient(to right, transparent, ${color.accentInk}, transparent) 0 / 60% 100% no-repeat
    ${color.accentSoft};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity ${motion.calm} ${({ $shown }) => ($shown ? "200ms" : "0ms")};
  animation: ${run} 1.2s linear infinite ${({ $shown }) => ($shown ? "running" : "paused")};
  pointer-events: none;

  /* boot/early-input holds what was pressed before the code is there */
  :root[data-held] & {
    opacity: 1;
    animation-play-state: running;
  }
  @media (prefers-reduced-motion: reduce) {
    background: ${color.accentInk};
    animation: none;
  }
`;

/** Shows and announces that the next page is loading, while the current one is still visible. */
export function PageProgress() {
  const isPending = useSyncExternalStore(onPendingChange, isNavigationPending, () => false);
  return (
    <>
      <Edge $shown={isPending} aria-hidden />
      <VisuallyHidden role="status">{isPending && "Loading the page…"}</VisuallyHidden>
    </>
  );
}
