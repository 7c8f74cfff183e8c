import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from "react";
import { createGlobalStyle, styled } from "styled-components";
import { ProductImage } from "../../../../ui/product/ProductImage";
import { imageOf, productPartsTexts, productTexts } from "@shop/shared/messages/en/products";
import { ScrollLock } from "../../../../ui/dialog/ScrollLock";
import { useModal } from "../../../../ui/dialog/use-modal";
import { ChevronLeft, ChevronRight, X } from "../../../../ui/icons/icons";
import { ZoomIn } from "../../../../ui/icons/zoom-icon";
import { ZoomOut } from "../../../../ui/icons/zoom-out-icon";
import { indexAfter } from "./index-after";
import { useSwipe } from "./use-swipe";
import { color, shadow, space } from "../../../../theme/tokens";
import { iconButton } from "../../../../ui/form/icon-button-style";

/** Covers the window. */
const Frame = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  border-radius: 0;
  background: radial-gradient(90% 75% at 50% 45%, ${color.plateGlow}, ${color.plate});

  /* plainer without :has */
  &:has([data-photo]) {
    background: #fff;
  }
`;

/** The dialog covers the scrollbar's space too. */
const WholeWindow = createGlobalStyle`
  html:root { scrollbar-gutter: auto; }
`;

/** Scrolls over the enlarged image: by touch, wheel and arrow keys. */
const Stage = styled.div`
  display: grid;
  width: 100%;
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  place-items: safe center;
  cursor: zoom-in;

  &:not([data-close-up]) {
    touch-action: pinch-zoom;
  }

  img {
    width: 100vw;
    height: 100dvh;
    padding: ${space[4]};
    object-fit: contain;
  }
  &[data-close-up] {
    cursor: zoom-out;

    img {
      width: calc(2.5 * min(100vw, 83dvh));
      max-width: none;
      height: calc(3 * min(100vw, 83dvh));
    }
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** The buttons at the top. */
const Controls = styled.div`
  position: absolute;
  z-index: 1;
  top: max(${space[3]}, env(safe-area-inset-top));
  right: max(${space[3]}, env(safe-area-inset-right));
  display: flex;
  gap: ${space[2]};

  button {
    ${iconButton}
    border-radius: 50%;
    background: ${color.surface};
    box-shadow: ${shadow.resting};
  }
`;

/** The previous and next buttons, and the position of the current image, at the bottom. */
const Pager = styled.div`
  position: absolute;
  z-index: 1;
  bottom: max(${space[3]}, env(safe-area-inset-bottom));
  left: 50%;
  display: flex;
  gap: ${space[2]};
  align-items: center;
  padding: ${space[1]};
  border-radius: 99px;
  background: ${color.surface};
  box-shadow: ${shadow.resting};
  font-variant-numeric: tabular-nums;
  translate: -50%;

  button {
    ${iconButton}
    border-radius: 50%;
  }
`;

/** A point of the image, as shares of its width and height. */
interface Point {
  x: number;
  y: number;
}

const middle: Point = { x: 0.5, y: 0.4 };

function scrollToPoint(stage: HTMLElement | null, { x, y }: Point): void {
  if (!stage) return;
  stage.scrollLeft = x * (stage.scrollWidth - stage.clientWidth);
  stage.scrollTop = y * (stage.scrollHeight - stage.clientHeight);
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX / window.innerWidth, y: clientY / window.innerHeight };
}

interface ImageZoomProps {
  images: readonly string[];
  /** The index of the current image. */
  shown: number;
  name: string;
  onShow: (index: number) => void;
  onClose: () => void;
}

/**
 * A product's image in the whole window. A press on it, the button, + and - zoom in and out. The mouse, a finger and the
 * arrow keys move over an enlarged image, or switch between the images if it is not enlarged. Escape closes it.
 */
export function ImageZoom({ images, shown, name, onShow, onClose }: ImageZoomProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [closeUp, setCloseUp] = useState<Point>();
  useModal(frame);
  useLayoutEffect(() => {
    if (closeUp) scrollToPoint(stage.current, closeUp);
  }, [closeUp]);

  const toggle = (point: Point) => setCloseUp(closeUp ? undefined : point);
  const zoomByButton = () => {
    toggle(middle);
    stage.current?.focus(); // for the arrow keys
  };
  const count = images.length;
  const turnTo = (index: number | undefined) => {
    if (index === undefined || count < 2) return;
    setCloseUp(undefined);
    onShow(index);
  };
  const turn = (step: 1 | -1) => turnTo((shown + step + count) % count);
  const swipes = !closeUp && count > 1; // a finger moves an enlarged image instead
  useSwipe(stage, swipes, turn);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "+" || key === "=") setCloseUp(closeUp ?? middle);
    if (key === "-") setCloseUp(undefined);
    if (!closeUp) turnTo(indexAfter(key, shown, count));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (closeUp && event.pointerType === "mouse") scrollToPoint(stage.current, pointOf(event));
  };
  const Icon = closeUp ? ZoomOut : ZoomIn;

  return (
    <Frame ref={frame} aria-label={name} onClose={onClose} onKeyDown={onKeyDown}>
      <ScrollLock />
      <WholeWindow />
      <Controls>
        <button
          type="button"
          aria-label={closeUp ? productTexts.zoomOut : productTexts.zoomIn}
          onClick={zoomByButton}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </button>
        <button type="button" aria-label={productTexts.close} onClick={() => frame.current?.close()}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </Controls>
      <Stage
        ref={stage}
        tabIndex={0}
        role="group"
        aria-label={productTexts.picture}
        data-close-up={closeUp ? "" : undefined}
        onClick={(event) => toggle(pointOf(event))}
        onPointerMove={onPointerMove}
      >
        <ProductImage
          key={images[shown]}
          src={images[shown] ?? ""}
          alt={name}
          sizes="250vw"
          width={1200}
          height={1440}
          data-swiped=""
        />
      </Stage>
      {count > 1 && (
        <Pager>
          <button type="button" aria-label={productPartsTexts.previousImage} onClick={() => turn(-1)}>
            <ChevronLeft size={20} />
          </button>
          <span role="status" aria-label={imageOf(shown + 1, count)}>
            {`${shown + 1} / ${count}`}
          </span>
          <button type="button" aria-label={productPartsTexts.nextImage} onClick={() => turn(1)}>
            <ChevronRight size={20} />
          </button>
        </Pager>
      )}
    </Frame>
  );
}
