import { useLayoutEffect, useState, type RefObject } from "react";

/** What is typed, whether the list is open, and which option is active. */
export interface OpenList {
  typed: string;
  isOpen: boolean;
  /** The key of the active option; none at first, so that Enter searches for what is typed. */
  active: string | undefined;
}

/** What the keys of the field do to the list. */
export interface ListKeys {
  /** Moves to the next option, or back. */
  move: (step: 1 | -1) => void;
  /** Chooses the active option; false if there is none. */
  choose: () => boolean;
  /** The form is sent. */
  search: (text: string) => void;
}

/** Follows the field: typing and the arrow keys open the list; Escape, Tab, Enter and whatever else takes the focus close it. */
export function useOpenList(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  keys: RefObject<ListKeys | undefined>,
): [OpenList, (change: Partial<OpenList>) => void] {
  const [state, setState] = useState<OpenList>({
    typed: field.current?.value ?? "",
    isOpen: document.activeElement === field.current, // left again, before this code was there
    active: undefined,
  });
  const change = (changed: Partial<OpenList>) => setState((before) => ({ ...before, ...changed }));

  // before the browser can hear the next key: what is typed between rendering and a later effect would be lost
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
    // after React has heard it: rendered before, a controlled field would lose what was typed
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

const isShown = (list: HTMLElement | null) => list !== null && list.checkVisibility();

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
    event.preventDefault(); // the text stays, and on a phone the panel
    acts.close();
  } else if (event.key === "Enter") {
    if (isOpen && keys.choose()) {
      event.preventDefault();
      event.stopPropagation();
    } else keys.search(acts.text);
    acts.close();
  }
}
