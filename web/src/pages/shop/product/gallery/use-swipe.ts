import { useEffect, useEffectEvent, type RefObject } from "react";

/** In pixels: the swipe distance that switches the image, and the distance from which a press counts as a swipe. */
const TURN = 48;
const SLIP = 8;

/**
 * Lets a finger swipe the image in `frame`: calls `onTurn` with 1 for the next and -1 for the previous image. Suppresses the
 * click at the end of a swipe. Off while `enabled` is false.
 */
export function useSwipe(
  frame: RefObject<HTMLElement | null>,
  enabled: boolean,
  onTurn: (step: 1 | -1) => void,
) {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    const element = frame.current;
    if (!element || !enabled) return;
    const stop = new AbortController();
    followFinger(element, stop.signal, (step) => turn(step));
    return () => stop.abort();
  }, [frame, enabled]);
}

function followFinger(frame: HTMLElement, signal: AbortSignal, turn: (step: 1 | -1) => void): void {
  let from: number | undefined;
  let swiped = false;
  const push = (distance: number) => {
    const image = frame.querySelector<HTMLElement>("[data-swiped]");
    if (image) image.style.translate = distance ? `${distance}px` : "";
  };
  const begin = ({ pointerType, isPrimary, clientX }: PointerEvent) => {
    swiped = false;
    from = pointerType === "mouse" || !isPrimary ? undefined : clientX;
  };
  const move = ({ clientX }: PointerEvent) => {
    if (from === undefined) return;
    swiped ||= Math.abs(clientX - from) > SLIP;
    push(clientX - from);
  };
  const end = ({ type, clientX }: PointerEvent) => {
    if (from === undefined) return;
    const distance = type === "pointerup" ? clientX - from : 0;
    from = undefined;
    push(0);
    if (Math.abs(distance) >= TURN) turn(distance < 0 ? 1 : -1);
  };
  const swallow = (event: MouseEvent) => {
    if (swiped) event.stopPropagation();
    swiped = false;
  };
  frame.addEventListener("pointerdown", begin, { signal });
  frame.addEventListener("pointermove", move, { signal });
  frame.addEventListener("pointerup", end, { signal });
  frame.addEventListener("pointercancel", end, { signal });
  frame.addEventListener("click", swallow, { signal, capture: true });
}
