/** The script of the offline page (api/src/pages/offline-worker.tsx): lists the last cart of this device. */
import type { CartEntry } from "../features/cart/cart";
import { readCart, visitor } from "../features/cart/cart-storage";
import { readSession } from "../features/session/store/session-storage";

/** A row of the list. Its image is missing if the browser no longer has it. */
function rowOf({ name, image, quantity, options }: CartEntry): HTMLElement {
  const row = document.createElement("li");
  const [plate, picture, words] = [
    document.createElement("span"),
    new Image(),
    document.createElement("bdi"),
  ];
  picture.onerror = () => picture.remove();
  picture.alt = "";
  if (image) picture.src = image;
  plate.append(picture);
  words.textContent = name;
  if (options) {
    const details = document.createElement("small");
    details.textContent = options;
    words.append(document.createElement("br"), details);
  }
  row.append(plate, words, `× ${quantity}`);
  return row;
}

const cart = readCart(readSession()?.details?.viewer.id ?? visitor).filter(({ quantity }) => quantity > 0);
document.querySelector("ul")?.append(...cart.map(rowOf));
document.querySelector("section")?.toggleAttribute("hidden", cart.length === 0);

addEventListener("online", () => location.reload());
