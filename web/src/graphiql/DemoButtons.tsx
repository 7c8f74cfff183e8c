import { demoAccounts } from "@shop/shared/demo-accounts";
import type { Credentials } from "../features/session/credential-rules";
import { Button } from "../ui/form/Button";

interface DemoButtonsProps {
  onChoose: (account: Credentials) => void;
  busy: boolean;
  size?: "small" | "medium";
}

/** A button for each demo account, which signs in at once. */
export function DemoButtons({ onChoose, busy, size }: DemoButtonsProps) {
  return Object.values(demoAccounts).map(({ label, email, password }) => (
    <Button
      key={email}
      variant="secondary"
      size={size}
      busy={busy}
      onClick={() => onChoose({ email, password })}
    >
      {label}
    </Button>
  ));
}
