import { toCents } from "@shop/shared/money";
import {
  DISCOUNT_CODE,
  DISCOUNT_CODE_RULE,
  normalizeDiscountCode,
  settingsBounds,
} from "@shop/shared/shop-settings";
import { useWatch } from "react-hook-form";
import { discountTexts as texts, sampleTexts, settingsTexts } from "../../../messages/admin-settings";
import { Badge } from "../../../ui/feedback/Badge";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { DateField } from "../../../ui/form/DateField";
import { SelectField, TextField } from "../../../ui/form/Field";
import { numberRule } from "../../../ui/form/number-rule";
import { textRule } from "../../../ui/form/text-rule";
import { formatPrice } from "../../../ui/format/format";
import type { Column } from "../../../ui/table/Table";
import { useSaveForm } from "../parts/use-save-form";
import { CategorySelect } from "./CategorySelect";
import { discountState } from "./discount-state";
import { instantOf, localMinute } from "./local-minute";
import { numberOrNull, parsePartialNumber, optionalRule, typedNumber } from "./optional-rule";
import { SampleCart } from "./SampleCart";
import { ListSection } from "./ListSection";
import { Editor, FieldPair } from "./Section";
import type { Discount, Settings } from "./settings";
import { useSettingsChanges } from "./use-settings-changes";

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
      return wrong === true ? DISCOUNT_CODE.test(code) || `${labels.code} ${DISCOUNT_CODE_RULE}` : wrong;
    },
  },
  percent: numberRule(labels.percent, settingsBounds.discountPercent),
  amount: numberRule(labels.amount, settingsBounds.discountAmount),
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
  amount: discount?.amount?.toFixed(2) ?? "",
  minimum: discount?.minimum?.toFixed(2) ?? "",
  startsAt: localMinute(discount?.startsAt),
  endsAt: localMinute(discount?.endsAt),
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
  const { save } = useSettingsChanges();
  const { register, control, formState, sending } = useSaveForm<DiscountEntry>({
    labels,
    defaultValues: entryOf(discount),
    save: ({ kind, percent, amount, oncePerCustomer, ...typed }) => {
      const input = {
        code: typed.code,
        percent: kind === "percent" ? Number(percent) : null,
        amount: kind === "amount" ? Number(amount) : null,
        minimum: numberOrNull(typed.minimum),
        startsAt: instantOf(typed.startsAt, discount?.startsAt),
        endsAt: instantOf(typed.endsAt, discount?.endsAt),
        maxUses: numberOrNull(typed.maxUses),
        oncePerCustomer,
        categoryId: typed.categoryId || null,
      };
      return save.discount({ variables: { id: discount?.id ?? null, input } });
    },
    onSaved: onClose,
  });
  const { errors } = formState;
  const typed = { ...entryOf(discount), ...useWatch({ control }) };

  return (
    <Editor
      title={discount ? texts.edit(discount.code) : texts.add}
      {...sending}
      onClose={onClose}
      sample={<DiscountSample settings={settings} typed={typed} />}
    >
      <TextField
        label={labels.code}
        hint={texts.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={errors.code?.message}
        {...register("code", rules.code)}
      />
      <FieldPair>
        <SelectField label={texts.kind} {...register("kind")}>
          <option value="percent">{texts.kinds.percent}</option>
          <option value="amount">{texts.kinds.amount}</option>
        </SelectField>
        {typed.kind === "percent" ? (
          <TextField
            key="percent"
            label={labels.percent}
            inputMode="decimal"
            autoComplete="off"
            required
            error={errors.percent?.message}
            {...register("percent", { ...rules.percent, shouldUnregister: true })}
          />
        ) : (
          <TextField
            key="amount"
            label={labels.amount}
            hint={texts.amountHint}
            inputMode="decimal"
            autoComplete="off"
            required
            error={errors.amount?.message}
            {...register("amount", { ...rules.amount, shouldUnregister: true })}
          />
        )}
        <TextField
          label={labels.minimum}
          hint={texts.minimumHint}
          inputMode="decimal"
          autoComplete="off"
          required={false}
          error={errors.minimum?.message}
          {...register("minimum", rules.minimum)}
        />
        <TextField
          label={labels.maxUses}
          hint={texts.maxUsesHint}
          inputMode="numeric"
          autoComplete="off"
          required={false}
          error={errors.maxUses?.message}
          {...register("maxUses", rules.maxUses)}
        />
        <DateField
          type="datetime-local"
          label={labels.startsAt}
          hint={texts.startsHint}
          required={false}
          error={errors.startsAt?.message}
          {...register("startsAt")}
        />
        <DateField
          type="datetime-local"
          label={labels.endsAt}
          hint={texts.endsHint}
          required={false}
          error={errors.endsAt?.message}
          {...register("endsAt", rules.endsAt)}
        />
      </FieldPair>
      <CategorySelect
        categories={settings.categories}
        field={register("categoryId")}
        error={errors.categoryId?.message}
      />
      <CheckboxField label={texts.once} hint={texts.onceHint} {...register("oncePerCustomer")} />
    </Editor>
  );
}

/** The sample cart with the discount of the form. */
function DiscountSample({ settings, typed }: { settings: Settings; typed: DiscountEntry }) {
  const category = settings.categories.find(({ id }) => id === typed.categoryId);
  const cents = (value: string) => toCents(parsePartialNumber(value) ?? 0);
  const rule = {
    code: normalizeDiscountCode(typed.code) || sampleTexts.unnamed,
    percent: typed.kind === "percent" ? Math.min(parsePartialNumber(typed.percent) ?? 0, 100) : null,
    amountCents: typed.kind === "amount" ? cents(typed.amount) : null,
    minimumCents: cents(typed.minimum),
    categoryId: category?.id ?? null,
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
    cell: ({ percent, amount }) => (percent === null ? formatPrice(amount ?? 0) : `${percent} %`),
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
  const { endDiscount } = useSettingsChanges();
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
              onDelete: () => endDiscount(id),
            }
      }
      form={(discount, close) => <DiscountForm settings={settings} discount={discount} onClose={close} />}
    />
  );
}
