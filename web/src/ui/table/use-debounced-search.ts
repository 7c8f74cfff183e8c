import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from "react";

/** How long typing rests before it counts, in milliseconds. */
const rest = 200;

/** Whether these words are the same search as those before, still being typed: letters added, or taken back. */
export function continues(before: string, words: string): boolean {
  return before !== "" && words !== "" && (words.startsWith(before) || before.startsWith(words));
}

/**
 * A search field that the address keeps: it shows at once what is typed, and what the address says when that changes
 * by itself (Back). `onTyped` hears of words once typing rests, and whether they go on from the last ones, until Enter
 * or leaving the field settles them: a search enters the history once.
 */
export function useDebouncedSearch(inAddress: string, onTyped: (words: string, goesOn: boolean) => void) {
  const [words, setWords] = useState(inAddress);
  const [known, setKnown] = useState<string | undefined>(inAddress);
  const [sent, setSent] = useState<string[]>([]); // what was typed and is on its way into the address
  const typing = useRef(false);
  if (known !== inAddress) {
    const arrived = sent.indexOf(inAddress);
    setKnown(inAddress);
    setSent(arrived < 0 ? [] : sent.slice(arrived + 1));
    if (arrived < 0) setWords(inAddress);
  }

  const commit = () => {
    const typed = words.trim();
    const latest = sent.at(-1) ?? inAddress;
    if (typed === latest) return;
    setSent([...sent, typed]);
    onTyped(typed, typing.current && continues(latest, typed));
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
    const timer = setTimeout(commit, rest);
    return () => clearTimeout(timer);
  });

  return {
    value: words,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setWords(target.value),
    onKeyDown: ({ key }: KeyboardEvent) => key === "Enter" && settle(),
    onBlur: settle,
  };
}
