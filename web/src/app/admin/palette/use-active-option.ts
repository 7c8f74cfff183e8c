import { useEffect, useState, type KeyboardEvent } from "react";
import type { PaletteOption } from "./palette-options";

/** The option that Enter chooses, and the keys that move it. It starts at the first one whenever the search changes. */
export function useActiveOption(
  options: readonly PaletteOption[],
  search: string,
  choose: (option: PaletteOption) => void,
) {
  const [moved, setMoved] = useState<{ search: string; key: string }>();
  const found = moved?.search === search ? options.findIndex(({ key }) => key === moved.key) : 0;
  const index = Math.max(0, found);
  const active = options[index];
  const activate = ({ key }: PaletteOption) => setMoved({ search, key });
  const key = active?.key;

  useEffect(() => {
    if (key)
      document.querySelector("[role=option][aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [key]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== "Enter") return;
    if (event.nativeEvent.isComposing) return; // the keys belong to the input method
    event.preventDefault();
    if (step === undefined) return void (active && choose(active));
    const next = options[(index + step + options.length) % options.length];
    if (next) activate(next);
  };
  return { active, activate, onKeyDown };
}
