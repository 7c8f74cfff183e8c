import { normalizeDiscountCode, settingsBounds } from "@shop/shared/shop-settings";
import { useRef, useState, type KeyboardEvent } from "react";
import { styled } from "styled-components";
import { quoteTexts } from "@shop/shared/messages/en/checkout";
import { color, space, text } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { TextField } from "../../../ui/form/Field";
import { storeDiscountCode, useDiscountCode } from "./discount-code";

const Frame = styled.div`
  outline: none;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: start;

  > :first-child {
    flex: 1 1 6rem;
  }
  > button {
    margin-top: calc(0.875rem * 1.5 + ${space[2]}); /* level with the input, below its label */
  }
`;

/** Its text aligns with the surrounding lines. */
const TextButton = styled(Button)`
  min-height: var(--target);
  margin-inline: calc(-1 * ${space[3]});
`;

const Applied = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: center;
  justify-content: space-between;
  overflow-wrap: anywhere;

  p {
    color: ${color.good};
    font-size: ${text.small};
    font-weight: 550;
  }
`;

interface DiscountCodeFieldProps {
  /** The reason why the code doesn't apply; null if it applies; undefined while unknown. */
  problem: string | null | undefined;
}

/**
 * 'Have a discount code?', which opens a field; below it, whether the code applies. The code is stored on this device until an order uses
 * it.
 */
export function DiscountCodeField({ problem }: DiscountCodeFieldProps) {
  const code = useDiscountCode();
  const [typed, setTyped] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const open = typed !== undefined || (code !== "" && problem);

  const apply = () => {
    if (typed === undefined) return;
    const normalized = normalizeDiscountCode(typed);
    storeDiscountCode(normalized);
    if (normalized !== "" || code !== "") setTyped(undefined);
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // doesn't submit the surrounding form
    apply();
    frame.current?.focus(); // the input may be removed
  };
  const remove = () => {
    setTyped(undefined);
    storeDiscountCode("");
  };

  return (
    <Frame ref={frame} tabIndex={-1}>
      {open ? (
        <Row>
          <TextField
            label={quoteTexts.code}
            name="discountCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus={code === ""}
            maxLength={settingsBounds.code.max}
            value={typed ?? code}
            error={typed === undefined || typed === code ? problem : undefined}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={applyOnEnter}
            onBlur={apply}
          />
          <Button variant="secondary" onClick={apply}>
            {quoteTexts.apply}
          </Button>
        </Row>
      ) : code === "" ? (
        <TextButton variant="quiet" size="small" onClick={() => setTyped("")}>
          {quoteTexts.haveCode}
        </TextButton>
      ) : (
        <Applied>
          <p role="status">{problem === null ? quoteTexts.applied(code) : `${quoteTexts.code}: ${code}`}</p>
          <TextButton variant="quiet" size="small" onClick={remove}>
            {quoteTexts.remove}
          </TextButton>
        </Applied>
      )}
    </Frame>
  );
}
