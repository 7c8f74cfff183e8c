import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { SEARCH_FORM } from "../../../features/catalogue/search/use-combobox";
import { searchInText } from "../../../messages/product-list";
import { paths } from "../../../routing/paths";
import { continuesSearch, readSearchText, TYPING_PAUSE_MS } from "../../../ui/table/search-and-sort";
import type { ChangeSearch } from "./product-search";

const searchField = () => document.querySelector<HTMLInputElement>(`#${SEARCH_FORM} input`);

/**
 * Lets the top bar's search narrow the list: when typing pauses, on Enter, and when the field is left. It follows the URL after
 * Back, and keeps what is typed while an earlier search arrives. One search that is typed makes one history entry. By the
 * browser's own events, because the field belongs to the top bar of every page.
 *
 * @param searched The text in the URL.
 * @param place The name of the category that is searched; undefined for all products.
 */
export function useTopBarSearch(searched: string, place: string | undefined, onChange: ChangeSearch): void {
  const sent = useRef<string[]>([]); // searches that have not reached the URL yet
  const typing = useRef(false);

  const commit = useEffectEvent((text: string, settles: boolean) => {
    const typed = text.trim();
    const latest = sent.current.at(-1) ?? searched;
    if (typed !== latest) {
      sent.current.push(typed);
      onChange({ search: typed }, { replace: typing.current && continuesSearch(latest, typed) });
    }
    typing.current = !settles && (typing.current || typed !== latest);
  });

  useEffect(() => {
    const field = searchField();
    const form = field?.form;
    if (!form) return undefined;
    const stop = new AbortController();
    let pause: ReturnType<typeof setTimeout> | undefined;
    let known = field.value;
    // while the next page loads, the field is that page's already
    const isLeft = () => !location.pathname.startsWith(paths.products);
    const settle = () => {
      clearTimeout(pause);
      if (isLeft()) return;
      known = field.value;
      commit(known, true);
    };
    const wait = () => {
      clearTimeout(pause);
      if (isLeft()) return;
      known = field.value;
      pause = setTimeout(() => !isLeft() && commit(known, false), TYPING_PAUSE_MS);
    };
    const submit = (event: Event) => {
      if (isLeft()) return;
      event.preventDefault();
      event.stopPropagation(); // other pages leave for a list of all products
      settle();
      if (form.matches(":popover-open")) form.hidePopover();
    };
    const readAgain = () => {
      sent.current = []; // Back may come before React has rendered the URL that it leaves
      if (!isLeft()) known = field.value = readSearchText(new URLSearchParams(location.search));
    };
    field.addEventListener("input", wait, { signal: stop.signal });
    field.addEventListener("change", settle, { signal: stop.signal });
    form.addEventListener("submit", submit, { signal: stop.signal });
    addEventListener("popstate", readAgain, { signal: stop.signal });
    if (document.activeElement === field) wait(); // typed while this page was loading
    return () => {
      clearTimeout(pause);
      stop.abort();
      if (field.value === known) field.value = "";
    };
  }, []);

  const mounted = useRef(false);
  useLayoutEffect(() => {
    const isFirst = !mounted.current;
    mounted.current = true;
    const arrived = sent.current.indexOf(searched);
    sent.current = arrived < 0 ? [] : sent.current.slice(arrived + 1);
    const field = searchField();
    if (field && arrived < 0 && !(isFirst && document.activeElement === field)) field.value = searched;
  }, [searched]);

  useEffect(() => {
    const field = searchField();
    if (!field || !place) return undefined;
    const { placeholder } = field;
    field.placeholder = searchInText(place);
    return () => void (field.placeholder = placeholder);
  }, [place]);
}
