import { cartReminderTexts } from "@shop/shared/messages/en/cart-reminders";
import { use, useState } from "react";
import { CurrentSite } from "../../../ui/layout/Head";
import { conflictMessageOf } from "../../../graphql/errors";
import { FormFailure } from "../../../ui/feedback/Notice";
import { explainFailure, Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { useViewerTime } from "../../../ui/format/use-viewer-time";
import { Stack } from "../../../ui/layout/Page";
import { ProfileSection } from "../ProfileSection";
import { useCartRemindersQuery, useSetCartRemindersMutation } from "./CartReminders.generated";

/** The viewer's consent to emails about a forgotten cart. Renders nothing if the shop sends no emails. */
export function CartRemindersSection() {
  const { rules } = use(CurrentSite);
  if (!rules.newsletter) return null;
  return (
    <ProfileSection title={cartReminderTexts.title} about={cartReminderTexts.about}>
      <Consent />
    </ProfileSection>
  );
}

function Consent() {
  const { data, error, refetch } = useCartRemindersQuery({ fetchPolicy: "cache-and-network" });
  const [change] = useSetCartRemindersMutation();
  const [wanted, setWanted] = useState<boolean>(); // until it is saved
  const [failure, setFailure] = useState<string>();
  const { moment } = useViewerTime();

  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Loading what={cartReminderTexts.loading}>
        <Skeleton $height="4.25rem" />
      </Loading>
    );
  }
  const since = data.me?.cartRemindersSince ?? null;
  const choose = async (chosen: boolean) => {
    setFailure(undefined);
    setWanted(chosen);
    try {
      await change({ variables: { wanted: chosen } });
    } catch (refusal) {
      const reason = conflictMessageOf(refusal) ?? explainFailure(refusal, navigator.onLine);
      setFailure(`${cartReminderTexts.notChanged} ${reason}`);
    }
    setWanted(undefined);
  };
  return (
    <Stack $gap={3}>
      <CheckboxField
        label={cartReminderTexts.label}
        hint={since === null ? cartReminderTexts.off : cartReminderTexts.since(moment(since))}
        checked={wanted ?? since !== null}
        aria-busy={wanted !== undefined}
        onChange={({ target }) => wanted === undefined && void choose(target.checked)}
      />
      <FormFailure>{failure}</FormFailure>
    </Stack>
  );
}
