import { useMemo } from "react";
import { useMayDo } from "../../../features/session/use-may-do";
import { settingsTexts, shopSectionTexts } from "@shop/shared/messages/en/admin-settings";
import { Failure, Loading } from "../../../ui/feedback/states";
import { FormSkeleton, oneLine } from "../../../ui/form/FormSkeleton";
import { Card } from "../../../ui/layout/Card";
import { Page } from "../../../ui/layout/Page";
import { CountryList } from "./CountryField";
import { DeliverySection } from "./DeliverySection";
import { DiscountSection } from "./DiscountSection";
import { Section } from "./Section";
import { settingsOf } from "./settings";
import { useSettingsQuery } from "./SettingsPage.generated";
import { ShopSection } from "./ShopSection";
import { StorefrontSection } from "./StorefrontSection";
import { TaxSection } from "./TaxSection";

/** `/settings`: delivery, taxes and discounts; viewers who may only read them see no buttons. Not in the specification. */
export function SettingsPage() {
  return (
    <Page title={settingsTexts.title} lead={settingsTexts.lead} width="wide">
      <Sections />
    </Page>
  );
}

function Sections() {
  const { data, previousData, error, refetch } = useSettingsQuery({
    variables: { categories: useMayDo("READ_PRODUCTS") },
    fetchPolicy: "cache-and-network",
  });
  const shown = data ?? previousData;
  const settings = useMemo(() => shown && settingsOf(shown), [shown]);
  if (error && !settings) return <Failure error={error} onRetry={refetch} />;
  if (!settings) {
    return (
      <Loading what={settingsTexts.loading}>
        <Section title={shopSectionTexts.title} about={shopSectionTexts.about}>
          <Card aria-hidden>
            <FormSkeleton controls={[oneLine, oneLine, oneLine]} button={oneLine} />
          </Card>
        </Section>
      </Loading>
    );
  }
  return (
    <>
      <CountryList />
      <StorefrontSection {...settings} onConflict={refetch} />
      <ShopSection {...settings} />
      <DeliverySection {...settings} />
      <TaxSection {...settings} />
      <DiscountSection {...settings} />
    </>
  );
}
