import { useEffect, useRef, useState, type MouseEvent, type RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { searchTexts as texts } from "../../../messages/search";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { clearSearches, readSearches, rememberSearch } from "./recent-searches";
import { Clear, Note, Panel } from "./suggestion-frame";
import { SuggestedGroups } from "./SuggestedGroups";
import { type SuggestedOption, suggestedGroups, type SuggestedGroup } from "./suggested-options";
import type { SuggestionsProps } from "./suggestions-props";
import { useOpenList, type ListKeys } from "./use-open-list";
import { MAX_SEARCH } from "@shop/shared/lists";
import { useSuggestQuery } from "./Suggest.generated";

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
function useSuggestions(typed: string, recent: readonly string[] = readSearches()): Suggestions {
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

/** Tells the panel how much of the window its keyboard leaves, as `--visible-height`, so that its end can be scrolled to. */
function useVisibleHeight(panel: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { visualViewport } = globalThis;
    if (!isShown || !visualViewport) return undefined;
    const measure = () => panel.current?.style.setProperty("--visible-height", `${visualViewport.height}px`);
    measure();
    visualViewport.addEventListener("resize", measure);
    return () => visualViewport.removeEventListener("resize", measure);
  }, [panel, isShown]);
}

/** The suggestions of a search field, which keeps the focus: the arrow keys move the active option, Enter or a tap opens it. */
export function SuggestionList({ id, field, onState, onChoose }: SuggestionsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const keys = useRef<ListKeys>(undefined);
  const [{ typed, isOpen, active }, change] = useOpenList(field, panel, keys);
  const [recent, setRecent] = useState(readSearches);
  const { groups, text, busy } = useSuggestions(typed, recent);
  const options = groups.flatMap((group) => group.options);
  const index = options.findIndex(({ key }) => key === active);
  const isShown = isOpen && (options.length > 0 || (text.length > 1 && !busy));
  const optionId = (at: number) => `${id}-${at}`;
  const activeId = isShown && index >= 0 ? optionId(index) : undefined;
  useVisibleHeight(panel, isShown);

  useEffect(() => {
    onState({ expanded: isShown, active: activeId });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [isShown, activeId, onState]);

  const remember = (search: string) => {
    rememberSearch(search);
    setRecent(readSearches());
  };
  const open = ({ key, title, to }: SuggestedOption) => {
    if (key.startsWith("recent ")) remember(title);
    change({ isOpen: false, active: undefined });
    const popover = field.current?.closest<HTMLElement>("[popover]");
    if (popover?.matches(":popover-open")) popover.hidePopover();
    onChoose?.();
    void navigate(to);
    setTimeout(() => field.current?.blur()); // puts a phone's keyboard away, once the field shows what is searched for now
  };
  useEffect(() => {
    keys.current = {
      move: (step) => {
        // one place more than options: that of the field itself
        const places = options.length + 1;
        change({ active: options[((index + 1 + step + places) % places) - 1]?.key });
      },
      choose: () => {
        const chosen = options[index];
        if (chosen) open(chosen);
        return chosen !== undefined;
      },
      search: remember,
    };
  });

  if (!isShown) return null;
  const clear = () => {
    clearSearches();
    setRecent([]);
    field.current?.focus();
  };
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <Panel ref={panel} onMouseDown={keepFocus}>
      <SuggestedGroups
        id={id}
        {...{ groups, busy, optionId, active: options[index] }}
        search={text}
        onActivate={({ key }) => change({ active: key })}
        onOpen={open}
      />
      {options.length === 0 && <Note>{texts.nothing}</Note>}
      {groups[0]?.kind === "recent" && (
        <Clear type="button" aria-label={texts.clearLabel} onClick={clear}>
          {texts.clear}
        </Clear>
      )}
      <VisuallyHidden role="status">{!busy && texts.counted(options.length)}</VisuallyHidden>
    </Panel>
  );
}
