import { useState } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import { useSessionActions, useSignInOptions } from "../../features/session/SessionProvider";
import { Button } from "../../ui/form/Button";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { useSignInAttempt } from "./use-sign-in-attempt";
import { googleTexts } from "@shop/shared/messages/en/account";
import { cancelText } from "@shop/shared/messages/en/common";
import type { GoogleAccount } from "../../features/session/identity";
import { credentialRules } from "../../features/session/credential-rules";
import { text } from "../../theme/tokens";
import { ModalFrame } from "../../ui/dialog/ModalFrame";
import { TextField } from "../../ui/form/Field";
import { FormStack } from "../../ui/form/Form";
import { Stack } from "../../ui/layout/Page";

const Lead = styled.span`
  font-size: ${text.small};
`;

interface GoogleAccountChooserProps {
  onChoose: (account: GoogleAccount) => void;
  /** Opens the emulator's sign-in window instead. */
  onWindow: () => void;
  onClose: () => void;
}

/** Replaces Google's account chooser with the Firebase emulator. */
function GoogleAccountChooser({ onChoose, onWindow, onClose }: GoogleAccountChooserProps) {
  const { register, handleSubmit, formState } = useForm<GoogleAccount>();
  const { errors } = formState;
  const choose = (account: GoogleAccount) => {
    onClose();
    onChoose(account);
  };

  return (
    <ModalFrame
      role="dialog"
      title={googleTexts.title}
      text={<Lead>{googleTexts.lead}</Lead>}
      onClose={onClose}
    >
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
        <Stack $gap={2}>
          <Button type="submit">{googleTexts.submit}</Button>
          <Button variant="quiet" onClick={() => (onClose(), onWindow())}>
            {googleTexts.openWindow}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {cancelText}
          </Button>
        </Stack>
      </FormStack>
    </ModalFrame>
  );
}

/** Google's logo in its four colours, as its branding guidelines require. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  );
}

/** Signs in with Google's popup; with the emulator, through an account chooser. */
export function GoogleSignIn({ label }: { label: string }) {
  const { signInWithGoogle, signInWithGoogleAccount } = useSessionActions();
  const { emulatedGoogle } = useSignInOptions();
  const hydrated = useHydrated();
  const { busy, attempt } = useSignInAttempt();
  const [choosing, setChoosing] = useState(false);
  const openWindow = () => void attempt(signInWithGoogle);

  return (
    <>
      <Button
        variant="secondary"
        size="large"
        wide
        busy={busy}
        disabled={!hydrated}
        onClick={emulatedGoogle ? () => setChoosing(true) : openWindow}
      >
        {!busy && <GoogleMark />}
        <span>{label}</span>
      </Button>
      {choosing && (
        <GoogleAccountChooser
          onClose={() => setChoosing(false)}
          onWindow={openWindow}
          onChoose={(account) => void attempt(() => signInWithGoogleAccount(account))}
        />
      )}
    </>
  );
}
