import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { SEARCH_FORM } from "../../../features/catalogue/search/use-combobox";
import { searchInText } from "@shop/shared/messages/en/products";
import { paths } from "../../../paths";
import { isPopoverOpen } from "../../../ui/browser/popover-focus";
import { continuesSearch, readSearchText, TYPING_DEBOUNCE_MS } from "../../../ui/table/search-and-sort";
import type { ChangeSearch } from "./product-search";

const searchField = () => document.querySelector<HTMLInputElement>(`#${SEARCH_FORM} input`);

interface TopBarSearchProps {
  /** The text in the URL. */
  searched: string;
  /** The name of the searched category; undefined for all products. */
  place: string | undefined;
  onChange: ChangeSearch;
}

/**
 * Makes the top bar's search filter the list: after a pause in typing, on Enter, and on blur. It follows the URL after Back,
 * and keeps newly typed text while an earlier search loads. Each typed search makes one history entry. Uses native events,
 * because the field belongs to the top bar of every page.
 */
export function TopBarSearch({ searched, place, onChange }: TopBarSearchProps) {
  const sent = useRef<string[]>([]); // searches that have not reached the URL yet
  const typing = useRef(false);
  const shown = useRef<string>(undefined); // the last text of the URL
  const known = useRef(""); // the field's value when this page last read it
  const show = (field: HTMLInputElement, text: string) => void (known.current = field.value = text);

  const commit = useEffectEvent((text: string, settles: boolean) => {
    const typed = text.trim();
    const latest = sent.current.at(-1) ?? searched;
    if (typed !== latest) {
      sent.current.push(typed);
      onChange({ search: typed }, { replace: typing.current && continuesSearch(latest, typed) });
    }
    typing.current = !settles && (typing.current || typed !== latest);
  });

  /** Text typed while this page was loading starts a search. */
  const begin = useEffectEvent((field: HTMLInputElement, wait: () => void) => {
    shown.current = searched;
    const isTyped = field.value.trim() !== searched && (field.value || document.activeElement === field);
    if (isTyped) wait();
    else show(field, searched);
  });

  useEffect(() => {
    const field = searchField();
    const form = field?.form;
    if (!form) return undefined;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // while the next page loads, the field already belongs to it
    const isLeft = () => !location.pathname.startsWith(paths.products);
    const settle = () => {
      clearTimeout(timer);
      if (isLeft()) return;
      commit((known.current = field.value), true);
    };
    const wait = () => {
      clearTimeout(timer);
      if (isLeft()) return;
      known.current = field.value;
      // reads the field again, because a chosen suggestion changes it
      timer = setTimeout(() => !isLeft() && commit((known.current = field.value), false), TYPING_DEBOUNCE_MS);
    };
    const submit = (event: Event) => {
      if (isLeft()) return;
      event.preventDefault();
      event.stopPropagation(); // on other pages, the search opens the list of all products
      settle();
      if (isPopoverOpen(form)) form.hidePopover();
    };
    const readAgain = () => {
      sent.current = []; // Back may change the URL before React has rendered the one before
      if (!isLeft()) known.current = field.value = readSearchText(new URLSearchParams(location.search));
    };
    field.addEventListener("input", wait, { signal: stop.signal });
    field.addEventListener("change", settle, { signal: stop.signal });
    form.addEventListener("submit", submit, { signal: stop.signal });
    addEventListener("popstate", readAgain, { signal: stop.signal });
    begin(field, wait);
    return () => {
      clearTimeout(timer);
      stop.abort();
      if (field.value === known.current) field.value = "";
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === undefined || shown.current === searched) return;
    shown.current = searched;
    const arrived = sent.current.indexOf(searched);
    sent.current = arrived < 0 ? [] : sent.current.slice(arrived + 1);
    const field = searchField();
    if (field && arrived < 0) show(field, searched);
  }, [searched]);

  useEffect(() => {
    const field = searchField();
    if (!field || !place) return undefined;
    const { placeholder } = field;
    field.placeholder = searchInText(place);
    return () => void (field.placeholder = placeholder);
  }, [place]);

  return null;
}
