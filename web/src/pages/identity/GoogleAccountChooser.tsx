import { useId, useLayoutEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import { googleTexts } from "../../messages/identity";
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
      <h2 id={id}>{googleTexts.title}</h2>
      <p>{googleTexts.lead}</p>
      <FormStack noValidate onSubmit={(event) => void handleSubmit(choose)(event)}>
        <TextField
          label={googleTexts.email}
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...register("email", credentialRules.email)}
        />
        <TextField
          label={googleTexts.name}
          autoComplete="off"
          error={errors.name?.message}
          {...register("name", credentialRules.name)}
        />
        <Actions>
          <Button type="submit">{googleTexts.submit}</Button>
          <Button variant="quiet" onClick={() => (close(), onWindow())}>
            {googleTexts.openWindow}
          </Button>
          <Button variant="quiet" onClick={close}>
            {googleTexts.cancel}
          </Button>
        </Actions>
      </FormStack>
    </Frame>
  );
}
