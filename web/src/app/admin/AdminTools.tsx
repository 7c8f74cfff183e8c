import { useCallback, useState } from "react";
import { worksHere } from "../../features/session/permissions";
import { useSession } from "../../features/session/SessionProvider";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { BottomBar } from "./BottomBar";
import { CommandPalette } from "./palette/CommandPalette";
import { useSearchShortcut } from "./palette/shortcut";
import { SideBar } from "./SideBar";
import { useWaitingCounts } from "./use-waiting-counts";

/**
 * The tools of admins and staff on every page: the search with Ctrl+K, and with `menu` the menu of the admin pages. The server renders the
 * menu for everybody, and the stylesheet shows it to them.
 */
export function AdminTools({ menu = false }: { menu?: boolean }) {
  const { status, viewer } = useSession();
  const hydrated = useHydrated();
  const [searching, setSearching] = useState(false);
  const search = useCallback(() => setSearching(true), []);
  useSearchShortcut(useCallback(() => setSearching((open) => !open), []));
  const waiting = useWaitingCounts(worksHere(viewer) && (menu || searching));

  const awaited = !hydrated || status === "loading";
  if (viewer ? !worksHere(viewer) : !awaited) return null;

  return (
    <>
      {menu && (
        <>
          <SideBar waiting={waiting} onSearch={search} />
          <BottomBar waiting={waiting} onSearch={search} />
        </>
      )}
      {viewer && searching && <CommandPalette waiting={waiting} onClose={() => setSearching(false)} />}
    </>
  );
}
