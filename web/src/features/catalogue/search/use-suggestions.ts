import { MAX_SEARCH } from "@shop/shared/lists";
import { useEffect, useState } from "react";
import { readSearches } from "./recent-searches";
import { useSuggestQuery } from "./Suggest.generated";
import { suggestedGroups, type SuggestedGroup } from "./suggested-options";

/** Milliseconds after the last keystroke. */
const DEBOUNCE_MS = 120;

/** The shortest text that the shop is asked about. */
const MIN_TEXT = 2;

interface Suggestions {
  groups: readonly SuggestedGroup[];
  /** The text that the groups are for. */
  text: string;
  /** Whether suggestions for what is typed are still to come; those before are shown meanwhile. */
  busy: boolean;
}

/** What is suggested for a text. An answer for an earlier keystroke never replaces one for a later keystroke. */
export function useSuggestions(typed: string, recent: readonly string[] = readSearches()): Suggestions {
  const text = typed.trim().slice(0, MAX_SEARCH);
  const asked = useDebounced(text);
  const isAsked = text.length >= MIN_TEXT && asked.length >= MIN_TEXT;
  const { data, previousData, error } = useSuggestQuery({
    variables: { text: asked },
    skip: !isAsked,
    context: { anonymous: true }, // the same for everybody
  });
  const found = isAsked && !error ? (data ?? previousData)?.suggest : undefined;
  return {
    groups: suggestedGroups(text, recent, found),
    text,
    busy: text.length >= MIN_TEXT && (asked !== text || (!data && !error)),
  };
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
