import { discountCodeRuleText } from "@shop/shared/messages/en/rules";
import { toMinor } from "@shop/shared/money";
import { parseTyped, typedAmount, typedNumber } from "@shop/shared/typed-number";
import { DISCOUNT_CODE, normalizeDiscountCode, settingsBounds } from "@shop/shared/shop-settings";
import { useWatch } from "react-hook-form";
import { evicting } from "../../../graphql/evict";
import { discountTexts as texts, sampleTexts, settingsTexts } from "@shop/shared/messages/en/admin-settings";
import { Badge } from "../../../ui/feedback/Badge";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { DateField } from "../../../ui/form/DateField";
import { SelectField, TextField } from "../../../ui/form/Field";
import { numberRule } from "../../../ui/form/number-rule";
import { SelectOptions } from "../../../ui/form/SelectOptions";
import { textRule } from "../../../ui/form/text-rule";
import { formatPrice } from "../../../ui/format/format";
import type { Column } from "../../../ui/table/Table";
import { useSaveForm } from "../parts/use-save-form";
import { discountState } from "./discount-state";
import { fromLocalTime, toLocalTime } from "../parts/local-time";
import { numberOrNull, parsePartialNumber, optionalRule } from "../parts/optional-rule";
import { SampleCart } from "./SampleCart";
import { ListSection } from "./ListSection";
import { Editor, FieldPair } from "./Section";
import type { Discount, Settings } from "./settings";
import { useEndDiscountMutation, useSaveDiscountMutation } from "./SettingsPage.generated";

const changes = evicting("discounts");

type Typed = "code" | "percent" | "amount" | "minimum" | "startsAt" | "endsAt" | "maxUses" | "categoryId";

interface DiscountEntry extends Record<Typed, string> {
  kind: "percent" | "amount";
  oncePerCustomer: boolean;
}

const labels = {
  code: texts.code,
  percent: texts.percent,
  amount: texts.amount,
  minimum: texts.minimum,
  startsAt: texts.startsAt,
  endsAt: texts.endsAt,
  maxUses: texts.maxUses,
  categoryId: settingsTexts.category,
} as const;

const codeRule = textRule(labels.code, settingsBounds.code);
const rules = {
  code: {
    ...codeRule,
    validate: (code: string) => {
      const wrong = codeRule.validate(code);
      return wrong === true ? DISCOUNT_CODE.test(code) || `${labels.code} ${discountCodeRuleText}` : wrong;
    },
  },
  percent: { ...numberRule(labels.percent, settingsBounds.discountPercent), shouldUnregister: true },
  amount: { ...numberRule(labels.amount, settingsBounds.discountAmount), shouldUnregister: true },
  minimum: optionalRule(numberRule(labels.minimum, settingsBounds.minimum)),
  maxUses: optionalRule(numberRule(labels.maxUses, { ...settingsBounds.maxUses, decimals: 0 })),
  endsAt: {
    validate: (endsAt: string, { startsAt }: DiscountEntry) =>
      endsAt === "" || startsAt === "" || startsAt < endsAt || texts.endsOrder,
  },
};

const entryOf = (discount: Discount | undefined): DiscountEntry => ({
  code: discount?.code ?? "",
  kind: discount && discount.percent === null ? "amount" : "percent",
  percent: typedNumber(discount?.percent),
  amount: typedAmount(discount?.amount),
  minimum: typedAmount(discount?.minimum),
  startsAt: toLocalTime(discount?.startsAt),
  endsAt: toLocalTime(discount?.endsAt),
  maxUses: typedNumber(discount?.maxUses),
  oncePerCustomer: discount?.oncePerCustomer ?? false,
  categoryId: discount?.category?.id ?? "",
});

interface DiscountFormProps {
  settings: Settings;
  /** The discount to change; undefined for a new one. */
  discount: Discount | undefined;
  onClose: () => void;
}

/** Adds a discount code, or changes one. */
function DiscountForm({ settings, discount, onClose }: DiscountFormProps) {
  const [save] = useSaveDiscountMutation(changes);
  const { register, control, field, sending } = useSaveForm<DiscountEntry>({
    labels,
    rules,
    defaultValues: entryOf(discount),
    save: ({ kind, percent, amount, oncePerCustomer, ...typed }) => {
      const input = {
        code: typed.code,
        percent: kind === "percent" ? parseTyped(percent) : null,
        amount: kind === "amount" ? parseTyped(amount) : null,
        minimum: numberOrNull(typed.minimum),
        startsAt: fromLocalTime(typed.startsAt, discount?.startsAt),
        endsAt: fromLocalTime(typed.endsAt, discount?.endsAt),
        maxUses: numberOrNull(typed.maxUses),
        oncePerCustomer,
        categoryId: typed.categoryId || null,
      };
      return save({ variables: { id: discount?.id ?? null, input } });
    },
    onSaved: onClose,
  });
  const typed = { ...entryOf(discount), ...useWatch({ control }) };

  return (
    <Editor
      title={discount ? texts.edit(discount.code) : texts.add}
      {...sending}
      onClose={onClose}
      sample={<DiscountSample settings={settings} typed={typed} />}
    >
      <TextField {...field("code")} hint={texts.codeHint} autoCapitalize="characters" spellCheck={false} />
      <FieldPair>
        <SelectField {...field("kind")} label={texts.kind}>
          <option value="percent">{texts.kinds.percent}</option>
          <option value="amount">{texts.kinds.amount}</option>
        </SelectField>
        {typed.kind === "percent" ? (
          <TextField key="percent" {...field("percent")} inputMode="decimal" />
        ) : (
          <TextField key="amount" {...field("amount")} hint={texts.amountHint} inputMode="decimal" />
        )}
        <TextField {...field("minimum")} hint={texts.minimumHint} inputMode="decimal" required={false} />
        <TextField {...field("maxUses")} hint={texts.maxUsesHint} inputMode="numeric" required={false} />
        <DateField {...field("startsAt")} type="datetime-local" hint={texts.startsHint} required={false} />
        <DateField {...field("endsAt")} type="datetime-local" hint={texts.endsHint} required={false} />
      </FieldPair>
      <SelectField {...field("categoryId")} hint={settingsTexts.categoryHint} required={false}>
        <SelectOptions none={settingsTexts.all} options={settings.categories} />
      </SelectField>
      <CheckboxField label={texts.once} hint={texts.onceHint} {...register("oncePerCustomer")} />
    </Editor>
  );
}

/** The sample cart with the discount of the form. */
function DiscountSample({ settings, typed }: { settings: Settings; typed: DiscountEntry }) {
  const category = settings.categories.find(({ value }) => value === typed.categoryId);
  const minor = (value: string) => toMinor(parsePartialNumber(value) ?? 0);
  const rule = {
    code: normalizeDiscountCode(typed.code) || sampleTexts.unnamed,
    percent: typed.kind === "percent" ? Math.min(parsePartialNumber(typed.percent) ?? 0, 100) : null,
    amountMinor: typed.kind === "amount" ? minor(typed.amount) : null,
    minimumMinor: minor(typed.minimum),
    categoryId: category?.value ?? null,
  };
  return (
    <SampleCart
      sample={{
        rules: settings.rules,
        country: settings.shop.country,
        discount: rule,
        categories: category?.ids ?? [],
      }}
      category={category?.label ?? null}
    />
  );
}

const columns: readonly Column<Discount>[] = [
  { header: texts.columns.code, cell: ({ code }) => <code>{code}</code>, phone: "title" },
  {
    header: texts.columns.off,
    cell: ({ percent, amount }) =>
      percent === null ? formatPrice(amount ?? 0) : `${typedNumber(percent)} %`,
    align: "end",
    phone: "half",
  },
  {
    header: texts.columns.uses,
    cell: ({ uses, maxUses }) => texts.uses(uses, maxUses),
    align: "end",
    phone: "half",
  },
  {
    header: texts.columns.state,
    cell: (discount) => {
      const { text, tone } = discountState(discount, Date.now());
      return <Badge tone={tone}>{text}</Badge>;
    },
    phone: "wide",
  },
];

/** The discount codes. */
export function DiscountSection(settings: Settings) {
  const [end] = useEndDiscountMutation(changes);
  return (
    <ListSection
      texts={texts}
      columns={columns}
      rows={settings.discounts}
      textOf={({ code }) => code}
      removalOf={({ id, code, endedAt }) =>
        endedAt
          ? null
          : {
              name: code,
              label: texts.end,
              title: texts.question(code),
              text: texts.consequence,
              onDelete: () => end({ variables: { id } }),
            }
      }
      form={(discount, close) => <DiscountForm settings={settings} discount={discount} onClose={close} />}
    />
  );
}
