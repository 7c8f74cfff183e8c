import { useEffect, useEffectEvent, type RefObject } from "react";
import { pictureOf } from "../../../../messages/product-page";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { indexAfter } from "./index-after";
import { Thumbnails } from "./Thumbnails";
import { useSwipe } from "./use-swipe";

interface GalleryControlsProps {
  images: readonly string[];
  /** The index of the picture that is shown. */
  shown: number;
  onShow: (index: number) => void;
  /** What a finger swipes and where the arrow keys are heard. */
  plate: RefObject<HTMLElement | null>;
  /** False while the picture is enlarged, which has keys of its own. */
  enabled: boolean;
}

/** Leads from one picture of a product to the others: by thumbnails, a finger and the arrow keys. */
export function GalleryControls({ images, shown, onShow, plate, enabled }: GalleryControlsProps) {
  const count = images.length;
  useSwipe(plate, enabled, (step) => onShow((shown + step + count) % count));
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const next = enabled ? indexAfter(event.key, shown, count) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
  });
  useEffect(() => {
    const element = plate.current;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, [plate]);

  return (
    <>
      <Thumbnails images={images} shown={shown} onShow={onShow} />
      <VisuallyHidden as="div" role="status">
        {shown !== 0 && pictureOf(shown + 1, count)}
      </VisuallyHidden>
    </>
  );
}
