import { expect, type Page } from "@playwright/test";
import { openPage } from "./open-page";

/** Replaces each text node, including later ones, by two elements, as Chrome's translator does. */
function translate(): void {
  const wrap = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim()) return;
      if (parent.closest("script, style, textarea, title, font, option, svg")) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.append(inner);
      parent.replaceChild(outer, node);
      inner.append(node.nodeValue);
    } else for (const child of [...node.childNodes]) wrap(child);
  };
  const everything = () => wrap(document);
  everything();
  new MutationObserver(everything).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** Translates every page from its first byte on. */
export const translateEarly = (page: Page) => page.addInitScript(translate);

/** Opens a page, translates it, and expects the page. */
export async function openTranslated(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await page.evaluate(translate);
  await expectIntactPage(page);
}

/** Expects a page with its bars and without an error. */
export async function expectIntactPage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByText("This didn't load")).toHaveCount(0);
}
