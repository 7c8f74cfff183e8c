import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from "react";

/** How long typing rests before it counts, in milliseconds. */
const DEBOUNCE_MS = 200;

/** Whether these words are the same search as those before, still being typed: letters added, or taken back. */
export function continuesSearch(before: string, text: string): boolean {
  return before !== "" && text !== "" && (text.startsWith(before) || before.startsWith(text));
}

/**
 * A search field that the address keeps: it shows at once what is typed, and what the address says when that changes
 * by itself (Back). `onTyped` hears of words once typing rests, and whether they go on from the last ones, until Enter
 * or leaving the field settles them: a search enters the history once.
 */
export function useDebouncedSearch(inAddress: string, onSearch: (words: string, goesOn: boolean) => void) {
  const [words, setText] = useState(inAddress);
  const [known, setKnown] = useState<string | undefined>(inAddress);
  const [sent, setSent] = useState<string[]>([]); // what was typed and is on its way into the address
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

  useEffect(() => {
    const readAgain = () => {
      setSent([]);
      setKnown(undefined);
    };
    addEventListener("popstate", readAgain); // Back may come before the address that it leaves was shown
    return () => removeEventListener("popstate", readAgain);
  }, []);

  useEffect(() => {
    const timer = setTimeout(commit, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  return {
    value: words,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
    onKeyDown: ({ key }: KeyboardEvent) => key === "Enter" && settle(),
    onBlur: settle,
  };
}
