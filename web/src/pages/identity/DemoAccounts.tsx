import { styled } from "styled-components";
import { demoAccounts } from "@shop/shared/demo-accounts";
import { loginTexts } from "../../messages/identity";
import type { Credentials } from "../../features/session/credentials/credential-rules";
import { color, space, text } from "../../theme/tokens";
import { Button } from "../../ui/form/Button";

const Box = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space[2]};
    padding: 0;
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

/** Buttons that fill in a demo account. */
export function DemoAccounts({ onChoose }: { onChoose: (account: Credentials) => void }) {
  return (
    <Box>
      <legend>{loginTexts.demo}</legend>
      {Object.values(demoAccounts).map((account) => (
        <Button key={account.email} variant="secondary" onClick={() => onChoose(account)}>
          {account.label}
        </Button>
      ))}
    </Box>
  );
}
