import { useCallback } from "react";
import type { ChangeSearch } from "../product-search";
import { readChoices } from "./choices";

/** The id of the form with the filters, which is a drawer on small screens. */
export const FILTERS = "filters";

/**
 * The ref of an element around the form with the filters: applies them as they are changed. By the browser's own events, so
 * that they apply before the form's code is there, and a number once it is complete: on Enter, or when its field is left.
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
        event.preventDefault(); // all of it is applied already
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
