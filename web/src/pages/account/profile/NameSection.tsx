import { changedNameBounds } from "@shop/shared/user";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useSessionActions, useViewer } from "../../../features/session/SessionProvider";
import { showFieldErrors } from "../../../graphql/errors";
import { accountTexts, profileTexts } from "@shop/shared/messages/en/account";
import { FormFailure } from "../../../ui/feedback/Notice";
import { explainFailure } from "../../../ui/feedback/states";
import { Button } from "../../../ui/form/Button";
import { TextField } from "../../../ui/form/Field";
import { FormStack } from "../../../ui/form/Form";
import { textRule } from "../../../ui/form/text-rule";
import { ProfileSection } from "../ProfileSection";
import { useChangeMyNameMutation } from "./ChangeMyName.generated";
import { StatusMessage } from "./StatusMessage";

const labels = { name: accountTexts.name };

/** Changes the viewer's name; the header shows it at once. */
export function NameSection() {
  return (
    <ProfileSection title={accountTexts.yourName} about={accountTexts.aboutName}>
      <NameForm />
    </ProfileSection>
  );
}

function NameForm() {
  const { name } = useViewer();
  const { rename } = useSessionActions();
  const [change] = useChangeMyNameMutation();
  const [outcome, setOutcome] = useState<{ changed?: boolean; failure?: string }>({});
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { name: name ?? "" } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (entry) => {
    setOutcome({});
    try {
      const { data } = await change({ variables: entry });
      rename(data?.changeMyName.name ?? entry.name);
      setOutcome({ changed: true });
    } catch (error) {
      if (!showFieldErrors(error, labels, setError))
        setOutcome({ failure: `${accountTexts.nameNotChanged} ${explainFailure(error, navigator.onLine)}` });
    }
  });

  return (
    <FormStack noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={labels.name}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register("name", textRule(labels.name, changedNameBounds))}
      />
      <FormFailure>{outcome.failure}</FormFailure>
      <div>
        <Button type="submit" busy={isSubmitting}>
          {profileTexts.updateProfile}
        </Button>
      </div>
      <StatusMessage>{outcome.changed && accountTexts.nameChanged}</StatusMessage>
    </FormStack>
  );
}
