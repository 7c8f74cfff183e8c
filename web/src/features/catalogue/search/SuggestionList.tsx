import { MAX_SEARCH } from "@shop/shared/lists";
import { useEffect, useRef, useState, type MouseEvent, type RefObject, useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { searchTexts as texts } from "@shop/shared/messages/en/layout";
import { isPopoverOpen } from "../../../ui/browser/popover-focus";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { recentSearches, rememberSearch } from "./recent-searches";
import { Clear, Note, Panel } from "./suggestion-frame";
import { SuggestedGroups } from "./SuggestedGroups";
import { type SuggestedOption, suggestedGroups, type SuggestedGroup } from "./suggested-options";
import { useSuggestQuery } from "./Suggest.generated";
import { paths } from "../../../paths";
import { useDeviceList } from "../../../ui/browser/device-list";

/** The state of the list, reported to its field. */
export interface ComboboxState {
  expanded: boolean;
  /** The id of the active option. */
  active?: string | undefined;
}

interface SuggestionListProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  onState: (state: ComboboxState) => void;
}

/** The typed text, whether the list is open, and the active option. */
interface OpenList {
  typed: string;
  isOpen: boolean;
  /** The key of the active option; none at first, so that Enter searches for the typed text. */
  active: string | undefined;
}

/** The keyboard actions of the list. */
interface ListKeys {
  /** Moves to the next or the previous option. */
  move: (step: 1 | -1) => void;
  /** Chooses the active option; false without one. */
  choose: () => boolean;
  /** Searches for the text, as the form does. */
  search: (text: string) => void;
}

/** Follows the field: typing and the arrow keys open the list; Escape, Tab, Enter and losing the focus close it. */
export function useOpenList(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  keys: RefObject<ListKeys | undefined>,
): [OpenList, (change: Partial<OpenList>) => void] {
  const [state, setState] = useState<OpenList>({
    typed: field.current?.value ?? "",
    isOpen: document.activeElement === field.current, // the field may have lost the focus before this code was loaded
    active: undefined,
  });
  const change = (changed: Partial<OpenList>) => setState((before) => ({ ...before, ...changed }));

  // a layout effect, so that no key press between rendering and the effect is lost
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const close = () => change({ isOpen: false, active: undefined });
    const heard: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
      focus: () => change({ typed: input.value, isOpen: true }),
      click: () => change({ isOpen: true }),
      focusout: ({ relatedTarget }) => !list.current?.contains(relatedTarget as Node | null) && close(),
      keydown: (event) =>
        pressed(event, keys.current, isShown(list.current), { change, close, text: input.value }),
    };
    const typed = ({ target }: Event) =>
      target === input && change({ typed: input.value, isOpen: true, active: undefined });
    // after React's handler: rendered before it, a controlled field would lose the typed text
    addEventListener("input", typed);
    for (const [name, hear] of Object.entries(heard)) input.addEventListener(name, hear as EventListener);
    return () => {
      removeEventListener("input", typed);
      for (const [name, hear] of Object.entries(heard))
        input.removeEventListener(name, hear as EventListener);
    };
  }, [field, list, keys]);

  return [state, change];
}

const isShown = (list: HTMLElement | null) => list !== null && list.getClientRects().length > 0;

interface Acts {
  change: (changed: Partial<OpenList>) => void;
  close: () => void;
  text: string;
}

function pressed(event: KeyboardEvent, keys: ListKeys | undefined, isOpen: boolean, acts: Acts): void {
  if (event.isComposing || !keys) return; // the keys belong to the input method
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : undefined;
  if (step) {
    event.preventDefault();
    if (isOpen) keys.move(step);
    else acts.change({ isOpen: true });
  } else if (event.key === "Escape" && isOpen) {
    event.preventDefault(); // keeps the text, and on a phone the panel
    acts.close();
  } else if (event.key === "Enter") {
    if (isOpen && keys.choose()) {
      event.preventDefault();
      event.stopPropagation();
    } else keys.search(acts.text);
    acts.close();
  }
}

/** Milliseconds after the last keystroke. */
const DEBOUNCE_MS = 120;

/** The minimum length of a text to send to the shop. */
const MIN_TEXT = 2;

interface Suggestions {
  groups: readonly SuggestedGroup[];
  /** The text that the groups are for. */
  text: string;
  /** Whether suggestions for the typed text are still loading; the previous ones stay visible until then. */
  busy: boolean;
}

/** The suggestions for a text. A response for an earlier keystroke never replaces the response for a later one. */
function useSuggestions(typed: string): Suggestions {
  const recent = useDeviceList(recentSearches);
  const text = typed.trim().slice(0, MAX_SEARCH);
  const debounced = useDebounced(text);
  const isLongEnough = text.length >= MIN_TEXT && debounced.length >= MIN_TEXT;
  const { data, previousData, error } = useSuggestQuery({
    variables: { text: debounced },
    skip: !isLongEnough,
    context: { anonymous: true }, // the response is equal for all viewers
  });
  const found = isLongEnough && !error ? (data ?? previousData)?.suggest : undefined;
  return {
    groups: suggestedGroups(text, recent, found),
    text,
    busy: text.length >= MIN_TEXT && (debounced !== text || (!data && !error)),
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

/**
 * Sets `--visible-height` to the height that the on-screen keyboard leaves, so that the end of the panel can be reached by
 * scrolling.
 */
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

function setText(field: HTMLInputElement | null, text: string): void {
  if (field) field.value = text;
}

/**
 * The suggestions of a search field. The field keeps the focus: the arrow keys move the active option, Enter or a tap opens it.
 */
export function SuggestionList({ id, field, onState }: SuggestionListProps) {
  const panel = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const keys = useRef<ListKeys>(undefined);
  const [{ typed, isOpen, active }, change] = useOpenList(field, panel, keys);
  const { groups, text, busy } = useSuggestions(typed);
  const options = groups.flatMap((group) => group.options);
  const index = options.findIndex(({ key }) => key === active);
  const isShown = isOpen && (options.length > 0 || (text.length > 1 && !busy));
  const optionId = (at: number) => `${id}-${at}`;
  const activeId = isShown && index >= 0 ? optionId(index) : undefined;
  useVisibleHeight(panel, isShown);
  useEffect(() => {
    const leave = () => {
      const isKept = pathname.startsWith(paths.products) || document.activeElement === field.current;
      if (!isKept) setText(field.current, ""); // or a list that a link opens would search for it
    };
    return leave;
  }, [field, pathname]);

  useEffect(() => {
    onState({ expanded: isShown, active: activeId });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [isShown, activeId, onState]);

  const open = ({ key, title, to }: SuggestedOption) => {
    if (key.startsWith("recent ")) rememberSearch(title);
    change({ isOpen: false, active: undefined });
    // the typed text has led here; a list of products would search for it
    setText(field.current, new URLSearchParams(to.split("?")[1]).get("search") ?? "");
    const popover = field.current?.closest<HTMLElement>("[popover]");
    if (popover && isPopoverOpen(popover)) popover.hidePopover();
    void navigate(to);
    setTimeout(() => field.current?.blur()); // hides a phone's keyboard once the field shows the new search text
  };
  useEffect(() => {
    keys.current = {
      move: (step) => {
        // one position more than options: the field itself
        const places = options.length + 1;
        change({ active: options[((index + 1 + step + places) % places) - 1]?.key });
      },
      choose: () => {
        const chosen = options[index];
        if (chosen) open(chosen);
        return chosen !== undefined;
      },
      search: rememberSearch,
    };
  });

  if (!isShown) return null;
  const clear = () => {
    recentSearches.write([]);
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
