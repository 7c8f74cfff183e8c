import { useState } from "react";
import { styled } from "styled-components";
import { color, space, text } from "../theme/tokens";
import { Button } from "./Button";

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  margin-top: ${space[8]};

  p {
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

interface MoreButtonProps {
  shown: number;
  total: number;
  /** Fetches the next rows; may fail, and be tried again. */
  onMore: () => Promise<unknown>;
}

/** Load more, below a list: says how much there is, waits, and says if it failed. */
export function MoreButton({ shown, total, onMore }: MoreButtonProps) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const load = () => {
    setState("busy");
    onMore().then(
      () => setState("idle"),
      () => setState("failed"),
    );
  };

  return (
    <Frame>
      <p role="status">
        {state === "failed" ? "That did not work. Please try again." : `${shown} of ${total} shown`}
      </p>
      <Button variant="secondary" busy={state === "busy"} onClick={load}>
        Load more
      </Button>
    </Frame>
  );
}
