import { normalizeDiscountCode, settingsBounds } from "@shop/shared/shop-settings";
import { quoteTexts } from "@shop/shared/messages/en/checkout";
import { CodeField } from "./CodeField";
import { storeDiscountCode, useDiscountCode } from "./discount-code";

interface DiscountCodeFieldProps {
  /** The reason why the code doesn't apply; null if it applies; undefined while unknown. */
  problem: string | null | undefined;
}

const apply = (typed: string) => {
  const code = normalizeDiscountCode(typed);
  storeDiscountCode(code);
  return code;
};

/** 'Have a discount code?', which opens a field. The code is stored on this device until an order uses it. */
export function DiscountCodeField({ problem }: DiscountCodeFieldProps) {
  const code = useDiscountCode();
  const { max: maxLength } = settingsBounds.code;
  return (
    <CodeField {...{ code, problem, maxLength }} name="discountCode" texts={quoteTexts} onApply={apply} />
  );
}
