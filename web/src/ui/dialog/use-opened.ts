import { useState } from "react";

/**
 * The open dialog, and its subject. `close` closes only the dialog that it was rendered with: an earlier one, closed by hand, may be
 * answered while the next is open.
 */
export function useOpened<Subject>() {
  const [opened, setOpened] = useState<{ subject: Subject }>();
  return {
    opened,
    open: (subject: Subject) => setOpened({ subject }),
    close: () => setOpened((now) => (now === opened ? undefined : now)),
  };
}
