import type { RefObject } from "react";

/** What the list of suggestions tells its field. */
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
