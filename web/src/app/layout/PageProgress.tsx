import { useSyncExternalStore } from "react";
import { keyframes, styled } from "styled-components";
import { color, motion } from "../../theme/tokens";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import { isNavigationPending, onPendingChange } from "../../routing/pending-navigation";

const run = keyframes`
  from { background-position-x: 130%; }
  to { background-position-x: -30%; }
`;

/** Along the top bar's edge, a moment late, so that quick answers do not flicker. */
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

  @media (prefers-reduced-motion: reduce) {
    background: ${color.accentInk};
    animation: none;
  }
`;

/** Shows and says that a page is on its way, while the one before it still stands. */
export function PageProgress() {
  const awaited = useSyncExternalStore(onPendingChange, isNavigationPending, () => false);
  return (
    <>
      <Edge $shown={awaited} aria-hidden />
      <VisuallyHidden role="status">{awaited && "Loading the page…"}</VisuallyHidden>
    </>
  );
}
