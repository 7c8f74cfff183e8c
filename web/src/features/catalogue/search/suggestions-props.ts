import type { RefObject } from "react";

/** The state of the suggestion list, reported to its field. */
export interface ComboboxState {
  expanded: boolean;
  /** The id of the active option. */
  active?: string | undefined;
}

/** The props of the list of suggestions. */
export interface SuggestionsProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  onState: (state: ComboboxState) => void;
}
