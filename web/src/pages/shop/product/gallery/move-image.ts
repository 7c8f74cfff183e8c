import { flushSync } from "react-dom";
import { opening } from "../../../../ui/browser/page-loading";

/** Gives an image the name by which the browser connects it with the next page's, or takes the name away. */
const setName = (image: HTMLElement | null, name: "product" | "") => {
  if (image) image.style.viewTransitionName = name;
};

/** The image of the pressed card: its link to the next page has the pointer or the focus. */
const pressedImage = () =>
  document.querySelector<HTMLElement>(`li:has(a[href="${location.pathname}"]:is(:hover, :focus)) img`);

/** The image of a product's page. */
const pageImage = () => document.querySelector<HTMLElement>("main img[fetchpriority=high]");

/** Shows the next page, with a movement from the pressed card. */
function move(show: () => void): void {
  const calm = !("startViewTransition" in document) || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const image = calm ? null : pressedImage();
  if (!image) return show();
  setName(pageImage(), ""); // of the movement before
  setName(image, "product");
  const transition = document.startViewTransition(() => {
    flushSync(show);
    setName(pageImage(), "product");
    // the data are still on their way, or it isn't a product's page
    if (!pageImage()) transition.skipTransition();
  });
}

/** From now on, the image of a pressed card becomes that of the product's page, in browsers that can move it. */
export function moveImages(): void {
  const { show: open } = opening;
  opening.show = (show) => open(() => move(show));
}
