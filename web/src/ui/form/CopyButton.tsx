import { copyTexts } from "@shop/shared/messages/en/common";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { color } from "../../theme/tokens";
import { Copy } from "../icons/admin-icons";
import { Check } from "../icons/icons";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { iconButton } from "./icon-button-style";

const IconButton = styled.button<{ $done: boolean }>`
  ${iconButton}
  flex: none;
  color: ${({ $done }) => ($done ? color.good : color.muted)};
`;

/** Milliseconds for which the button confirms the copy. */
const SHOWN_MS = 2_000;

type Result = "copied" | "failed" | undefined;

/** Copies a text to the clipboard and shows that it did. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [result, setResult] = useState<Result>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setResult("copied");
    } catch {
      setResult("failed"); // the origin is not secure, or the permission was denied
    }
  };

  return (
    <>
      <IconButton
        type="button"
        title={label}
        aria-label={label}
        $done={result === "copied"}
        onClick={() => void copy()}
      >
        {result === "copied" ? <Check size={16} /> : <Copy size={16} />}
      </IconButton>
      <VisuallyHidden role="status">{result && copyTexts[result]}</VisuallyHidden>
    </>
  );
}
