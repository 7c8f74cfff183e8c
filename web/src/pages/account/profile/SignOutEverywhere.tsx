import { useState } from "react";
import { styled } from "styled-components";
import { useSessionActions } from "../../../features/session/SessionProvider";
import { accountTexts } from "@shop/shared/messages/en/account";
import { secondary, space } from "../../../theme/tokens";
import { FormFailure } from "../../../ui/feedback/Notice";
import { explainFailure } from "../../../ui/feedback/states";
import { ActionButton } from "../../../ui/form/ActionButton";
import { useSignOutEverywhereMutation } from "./MyDevices.generated";

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  margin-top: ${space[5]};

  > p {
    ${secondary}
  }
`;

/** Ends the viewer's sessions on all devices after a confirmation, and navigates to the login page. */
export function SignOutEverywhere() {
  const { endEverywhere } = useSessionActions();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  const [failure, setFailure] = useState<string>();

  const signOut = async () => {
    setFailure(undefined);
    try {
      await signOutEverywhere();
      endEverywhere();
    } catch (error) {
      setFailure(`${accountTexts.notSignedOut} ${explainFailure(error, navigator.onLine)}`);
    }
  };

  return (
    <Stack>
      <p>{accountTexts.unknownDevice}</p>
      <ActionButton
        variant="secondary"
        dangerous
        confirmation={{
          title: accountTexts.everywhereQuestion,
          text: accountTexts.everywhereConsequence,
          confirm: accountTexts.everywhere,
        }}
        onPress={signOut}
      >
        {accountTexts.everywhere}
      </ActionButton>
      <FormFailure>{failure}</FormFailure>
    </Stack>
  );
}
