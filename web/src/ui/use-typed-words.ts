import { useEffect, useState } from "react";

/** How long typing rests before it counts, in milliseconds. */
const rest = 200;

/** What stands in a search field: at once what is typed, and what the address says when that changes by itself (Back). */
export function useTypedWords(
  inAddress: string,
  onTyped: (words: string) => void,
): [string, (words: string) => void] {
  const [words, setWords] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    if (words.trim() !== inAddress) setWords(inAddress);
  }

  useEffect(() => {
    if (words.trim() === inAddress) return;
    const timer = setTimeout(() => onTyped(words.trim()), rest);
    return () => clearTimeout(timer);
  });

  return [words, setWords];
}
