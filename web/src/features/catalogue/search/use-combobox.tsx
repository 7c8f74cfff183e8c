import { useEffect, useId, useRef, useState } from "react";
import type { ComboboxState, SuggestionList } from "./SuggestionList";

/** The id of the top bar's search form. */
export const SEARCH_FORM = "product-search";

const closed: ComboboxState = { expanded: false };

/**
 * Makes a search field a combobox (WAI-ARIA APG, with a list popup). `field` contains the input's props; render
 * `suggestions` after it in the same positioned element. The list's code is loaded when the field gets the focus; until
 * then it is a field of a plain form.
 */
export function useCombobox() {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const [List, setList] = useState<typeof SuggestionList>();
  const [{ expanded, active }, onState] = useState(closed);
  const load = () =>
    void import("./SuggestionList").then(
      (file) => setList(() => file.SuggestionList),
      () => undefined, // the field still searches without the list
    );
  useEffect(() => {
    if (document.activeElement === ref.current) load(); // focused before hydration
  }, []);
  return {
    field: {
      ref,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": expanded,
      "aria-controls": expanded ? id : undefined,
      "aria-activedescendant": active,
      autoComplete: "off",
      onFocus: List ? undefined : load,
    } as const,
    suggestions: List && <List id={id} field={ref} onState={onState} />,
  };
}
