import { useRef, useState, type KeyboardEvent } from "react";
import { styled } from "styled-components";
import { color, space, text } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { TextField } from "../../../ui/form/Field";

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

interface CodeFieldProps {
  /** The applied code; empty without one. */
  code: string;
  /** Applies a code as typed, and returns its normal form; an empty one removes the code. */
  onApply: (typed: string) => string;
  /** The reason why the code doesn't apply; null if it applies; undefined while unknown. */
  problem: string | null | undefined;
  name: string;
  maxLength: number;
  texts: Readonly<Record<"code" | "haveCode" | "apply" | "remove", string>> & {
    applied: (code: string) => string;
  };
}

/** A button that opens the field of a code; below it, whether the code applies. */
export function CodeField({ code, onApply, problem, name, maxLength, texts }: CodeFieldProps) {
  const [typed, setTyped] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const open = typed !== undefined || (code !== "" && problem);

  const apply = () => {
    if (typed === undefined) return;
    const normalized = onApply(typed);
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
    onApply("");
  };

  return (
    <Frame ref={frame} tabIndex={-1}>
      {open ? (
        <Row>
          <TextField
            label={texts.code}
            name={name}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus={code === ""}
            maxLength={maxLength}
            value={typed ?? code}
            error={typed === undefined || typed === code ? problem : undefined}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={applyOnEnter}
            onBlur={apply}
          />
          <Button variant="secondary" onClick={apply}>
            {texts.apply}
          </Button>
        </Row>
      ) : code === "" ? (
        <TextButton variant="quiet" size="small" onClick={() => setTyped("")}>
          {texts.haveCode}
        </TextButton>
      ) : (
        <Applied>
          <p role="status">{problem === null ? texts.applied(code) : `${texts.code}: ${code}`}</p>
          <TextButton variant="quiet" size="small" onClick={remove}>
            {texts.remove}
          </TextButton>
        </Applied>
      )}
    </Frame>
  );
}
