import { useState } from "react";
import { Button } from "../../ui/Button";

/** Fetches what follows; while it does it shows so, and where it failed it can be pressed again. */
export function LoadMore({ onPress }: { onPress: () => Promise<unknown> }) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const press = () => {
    setState("busy");
    onPress().then(
      () => setState("idle"),
      () => setState("failed"),
    );
  };

  return (
    <>
      <Button variant="secondary" size="large" busy={state === "busy"} onClick={press}>
        Load more
      </Button>
      <p role="status">{state === "failed" && "That did not load. Please try again."}</p>
    </>
  );
}
