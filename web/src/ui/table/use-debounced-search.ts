import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from "react";
import { continuesSearch, TYPING_DEBOUNCE_MS } from "./search-and-sort";

/**
 * The props of a search field that keeps its text in the URL. It shows typed text at once and follows the URL after
 * Back. It calls `onSearch` after a pause in typing, on Enter and on blur. The second argument says whether the text
 * continues the last search, so that each search makes one history entry.
 */
export function useDebouncedSearch(inAddress: string, onSearch: (words: string, goesOn: boolean) => void) {
  const [words, setText] = useState(inAddress);
  const [known, setKnown] = useState<string | undefined>(inAddress);
  const [sent, setSent] = useState<string[]>([]); // searches that have not reached the URL yet
  const typing = useRef(false);
  if (known !== inAddress) {
    const arrived = sent.indexOf(inAddress);
    setKnown(inAddress);
    setSent(arrived < 0 ? [] : sent.slice(arrived + 1));
    if (arrived < 0) setText(inAddress);
  }

  const commit = () => {
    const typed = words.trim();
    const latest = sent.at(-1) ?? inAddress;
    if (typed === latest) return;
    setSent([...sent, typed]);
    onSearch(typed, typing.current && continuesSearch(latest, typed));
    typing.current = true;
  };
  const settle = () => {
    commit();
    typing.current = false;
  };

  const [readAgain] = useState(() => () => {
    setSent([]);
    setKnown(undefined);
  });
  useEffect(() => {
    addEventListener("popstate", readAgain); // Back may change the URL before React has rendered the one before
    return () => removeEventListener("popstate", readAgain);
  }, [readAgain]);

  useEffect(() => {
    const timer = setTimeout(commit, TYPING_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  return {
    value: words,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
    onKeyDown: ({ key }: KeyboardEvent) => key === "Enter" && settle(),
    onBlur: settle,
  };
}
