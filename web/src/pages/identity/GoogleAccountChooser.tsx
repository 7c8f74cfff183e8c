import { useId, useLayoutEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import type { GoogleAccount } from "../../features/session/firebase/identity";
import { credentialRules } from "../../features/session/credentials/credential-rules";
import { color, space, text } from "../../theme/tokens";
import { Button } from "../../ui/form/Button";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { TextField } from "../../ui/form/Field";
import { FormStack } from "../../ui/form/Form";

const Frame = styled(DialogFrame)`
  width: min(26rem, calc(100vw - 2 * var(--gutter)));

  h2 {
    font-size: ${text.title};
  }
  > p {
    margin-block: ${space[2]} ${space[5]};
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

const Actions = styled.div`
  display: grid;
  gap: ${space[2]};
`;

interface GoogleAccountChooserProps {
  onChoose: (account: GoogleAccount) => void;
  /** Opens the emulator's sign-in window instead. */
  onWindow: () => void;
  onClose: () => void;
}

/** Stands in for Google's account chooser with the Firebase emulator. */
export function GoogleAccountChooser({ onChoose, onWindow, onClose }: GoogleAccountChooserProps) {
  const id = useId();
  const frame = useRef<HTMLDialogElement>(null);
  const { register, handleSubmit, formState } = useForm<GoogleAccount>();
  const { errors } = formState;
  const close = () => frame.current?.close();

  useLayoutEffect(() => {
    if (!frame.current?.open) frame.current?.showModal();
  }, []);

  const choose = (account: GoogleAccount) => {
    close();
    onChoose(account);
  };

  return (
    <Frame ref={frame} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>Choose a Google account</h2>
      <p>This shop runs on the Firebase emulator: use any address, no password needed.</p>
      <FormStack noValidate onSubmit={(event) => void handleSubmit(choose)(event)}>
        <TextField
          label="Google email"
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...register("email", credentialRules.email)}
        />
        <TextField
          label="Google name"
          autoComplete="off"
          error={errors.name?.message}
          {...register("name", credentialRules.name)}
        />
        <Actions>
          <Button type="submit">Continue</Button>
          <Button variant="quiet" onClick={() => (close(), onWindow())}>
            Open the sign-in window
          </Button>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
        </Actions>
      </FormStack>
    </Frame>
  );
}
