import type { BrowserContext } from "@playwright/test";

/**
 * Simulates typing in `fill`. In Firefox and WebKit, Playwright only sets the field's value, which React then considers
 * unchanged.
 */
export function fillByKeyboard(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const insert = (text: string) => void document.execCommand("insertText", false, text);
    const replace = (name: string, change: (own: object | undefined) => unknown) => {
      let changed = change(Reflect.get(window, name) as object | undefined);
      Object.defineProperty(window, name, {
        get: () => changed,
        set: (own: object) => {
          changed = change(own);
        },
      });
    };
    replace("__pw_bidiInsertText", () => insert);
    replace(
      "__pwWebViewInput",
      (own) => own && Object.assign(own, { _insertText: (_: unknown, text: string) => insert(text) }),
    );
  });
}
