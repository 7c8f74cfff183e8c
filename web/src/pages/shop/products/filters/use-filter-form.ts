import { useCallback } from "react";
import type { ChangeSearch } from "../product-search";
import { readChoices } from "./choices";

/** The id of the form with the filters, which is a drawer on small screens. */
export const FILTERS = "filters";

/**
 * The ref of an element around the form with the filters: applies them on change. Uses native events, so that it works
 * before the form's code has loaded, and applies a number only when complete: on Enter or on blur.
 */
export function useFilterForm(
  onChange: ChangeSearch,
): (around: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (around) => {
      if (!around) return undefined;
      const apply = (event: Event) => {
        const form = (event.target as Element).closest<HTMLFormElement>(`#${FILTERS}`);
        if (!form) return;
        if (event.type === "change") return onChange({ choices: chosenIn(form) });
        event.preventDefault(); // the filters are already applied
        form.hidePopover();
      };
      around.addEventListener("change", apply);
      around.addEventListener("submit", apply);
      return () => {
        around.removeEventListener("change", apply);
        around.removeEventListener("submit", apply);
      };
    },
    [onChange],
  );
}

function chosenIn(form: HTMLFormElement) {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return readChoices(new URLSearchParams(fields));
}
