import { useCallback, useState } from "react";
import { BottomBar } from "./BottomBar";
import { CommandPalette } from "./palette/CommandPalette";
import { useSearchShortcut } from "./palette/shortcut";
import { SideBar } from "./SideBar";
import { useWaitingCounts } from "./use-waiting-counts";

/** The admin's tools on every page: the search with Ctrl+K, and with `menu` the menu of the admin pages. */
export function AdminTools({ menu }: { menu: boolean }) {
  const [searching, setSearching] = useState(false);
  const search = useCallback(() => setSearching(true), []);
  useSearchShortcut(useCallback(() => setSearching((open) => !open), []));
  const waiting = useWaitingCounts(menu || searching);

  return (
    <>
      {menu && (
        <>
          <SideBar waiting={waiting} onSearch={search} />
          <BottomBar waiting={waiting} onSearch={search} />
        </>
      )}
      {searching && <CommandPalette waiting={waiting} onClose={() => setSearching(false)} />}
    </>
  );
}
