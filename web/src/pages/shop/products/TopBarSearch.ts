import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { SEARCH_FORM } from "../../../features/catalogue/search/use-combobox";
import { searchInText } from "../../../messages/product-list";
import { paths } from "../../../routing/paths";
import { isPopoverOpen } from "../../../ui/browser/popover-focus";
import { continuesSearch, readSearchText, TYPING_DEBOUNCE_MS } from "../../../ui/table/search-and-sort";
import type { ChangeSearch } from "./product-search";

const searchField = () => document.querySelector<HTMLInputElement>(`#${SEARCH_FORM} input`);

interface TopBarSearchProps {
  /** The text in the URL. */
  searched: string;
  /** The name of the category that is searched; undefined for all products. */
  place: string | undefined;
  onChange: ChangeSearch;
}

/**
 * Lets the top bar's search narrow the list: when typing pauses, on Enter, and when the field is left. It follows the URL after
 * Back, and keeps what is typed while an earlier search arrives. One search that is typed makes one history entry. By the
 * browser's own events, because the field belongs to the top bar of every page.
 */
export function TopBarSearch({ searched, place, onChange }: TopBarSearchProps) {
  const sent = useRef<string[]>([]); // searches that have not reached the URL yet
  const typing = useRef(false);
  const shown = useRef<string>(undefined); // the last text of the URL
  const known = useRef(""); // what the field held when this page last looked
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

  /** What is typed while this page is loading is searched for. */
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
    // while the next page loads, the field is that page's already
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
      timer = setTimeout(() => !isLeft() && commit(known.current, false), TYPING_DEBOUNCE_MS);
    };
    const submit = (event: Event) => {
      if (isLeft()) return;
      event.preventDefault();
      event.stopPropagation(); // other pages leave for a list of all products
      settle();
      if (isPopoverOpen(form)) form.hidePopover();
    };
    const readAgain = () => {
      sent.current = []; // Back may come before React has rendered the URL that it leaves
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
