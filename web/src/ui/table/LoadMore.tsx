import { useState } from "react";
import { styled } from "styled-components";
import { didNotLoadText, loadMoreText } from "@shop/shared/messages/en/common";
import { secondary, space } from "../../theme/tokens";
import { afterPaint } from "../browser/after-paint";
import { Button } from "../form/Button";

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  ${secondary}
`;

interface LoadMoreButtonProps {
  onPress: () => Promise<unknown>;
  label?: string | undefined;
}

/** A button that loads more rows; after a failure it can be pressed again. */
export function LoadMoreButton({ onPress, label = loadMoreText }: LoadMoreButtonProps) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const press = () => {
    setState("busy");
    new Promise<void>(afterPaint).then(onPress).then(
      () => setState("idle"),
      () => setState("failed"),
    );
  };

  return (
    <Frame>
      <Button variant="secondary" size="large" busy={state === "busy"} onClick={press}>
        {label}
      </Button>
      <p role="status">{state === "failed" && didNotLoadText}</p>
    </Frame>
  );
}
