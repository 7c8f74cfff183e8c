import { giftCardBounds, isWholeGiftCardCode } from "@shop/shared/gift-card";
import { newsletterEmailBounds } from "@shop/shared/newsletter";
import { newOrderTexts as texts } from "@shop/shared/messages/en/admin-orders";
import { giftCardTexts, shippingTexts } from "@shop/shared/messages/en/checkout";
import { orderBounds } from "@shop/shared/order";
import { nameWithOptions } from "@shop/shared/option-values";
import { isQuantity } from "@shop/shared/stock";
import { useState, type ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { styled } from "styled-components";
import type { CheckoutNeeds } from "../../../features/addresses/address-entry";
import { addressLabels, streetRule } from "../../../features/addresses/address-rules";
import { DestinationFields } from "../../../features/addresses/DestinationFields";
import { Amounts } from "../../../features/orders/Amounts";
import { ShippingChoice } from "../../../features/orders/quote/ShippingChoice";
import { methodOf, useQuote } from "../../../features/orders/quote/use-quote";
import { space, text } from "../../../theme/tokens";
import { FormFailure } from "../../../ui/feedback/Notice";
import { Button } from "../../../ui/form/Button";
import { TextArea, TextField } from "../../../ui/form/Field";
import { fieldsOf } from "../../../ui/form/fields-of";
import { FormStack } from "../../../ui/form/Form";
import { textRule, trimmed } from "../../../ui/form/text-rule";
import { Card } from "../../../ui/layout/Card";
import { Muted } from "../../../ui/layout/Muted";
import { Stack } from "../../../ui/layout/Page";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { ProductThumbnail } from "../../../ui/product/ProductThumbnail";
import { optionalRule } from "../parts/optional-rule";
import { ProductPicker } from "../parts/ProductPicker";
import type { GroupForm_ProductFragment } from "../parts/ProductPicker.generated";
import { useLeaveWarning } from "../parts/use-leave-warning";
import { usePlaceFor, type NewOrderEntry } from "./use-place-for";

const Heading = styled.h2`
  font-size: ${text.title};
`;

const Chosen = styled.ul`
  display: grid;
  gap: ${space[3]};

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
    align-items: center;
    overflow-wrap: anywhere;
  }
  bdi {
    flex: 1 1 12rem;
  }
  input {
    width: 5rem;
  }
  label {
    position: absolute;
    clip-path: inset(50%);
  }
`;

/** A product of the order. */
interface Line {
  product: GroupForm_ProductFragment;
  qty: number;
}

const labels = {
  ...addressLabels,
  email: texts.email,
  discountCode: texts.code,
  giftCardCode: giftCardTexts.code,
  note: shippingTexts.note,
};

const rules = {
  email: textRule(labels.email, newsletterEmailBounds),
  name: textRule(labels.name, orderBounds.name),
  address: streetRule,
  phone: textRule(labels.phone, orderBounds.phone),
  discountCode: { setValueAs: trimmed },
  giftCardCode: { setValueAs: trimmed },
  note: optionalRule(textRule(labels.note, orderBounds.note)),
};

/** A part of the form. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack $gap={4}>
        <Heading>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}

const nameOf = ({ name, optionValues }: GroupForm_ProductFragment) => nameWithOptions(name, optionValues);

/** The form of an order that the shop places for a customer. */
export function NewOrderForm({ needs }: { needs: CheckoutNeeds }) {
  const form = useForm<NewOrderEntry>({
    defaultValues: {
      ...{ email: "", name: "", address: "", phone: "", city: "", region: "", postalCode: "" },
      ...{ country: needs.country, discountCode: "", giftCardCode: "", note: "" },
    },
  });
  const { setError, handleSubmit, control } = form;
  const { errors, isDirty } = form.formState;
  const field = fieldsOf(form, labels, rules);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [chosen, chooseShipping] = useState<string | null>(null);
  const [country, region, code, card] = useWatch({
    control,
    name: ["country", "region", "discountCode", "giftCardCode"],
  });
  const items = lines.map(({ product, qty }) => ({ productId: product.id, qty }));
  const { quote, current } = useQuote(
    items.length > 0 && items.every(({ qty }) => isQuantity(qty))
      ? {
          ...{ items, country, region: region.trim() || null, shippingMethodId: chosen },
          discountCode: code.trim() || null,
          giftCardCode: isWholeGiftCardCode(card) ? card : null, // the shop counts attempts
        }
      : null,
  );
  const productName = (id: string) => {
    const line = lines.find(({ product }) => product.id === id);
    return line ? nameOf(line.product) : id;
  };
  useLeaveWarning(isDirty || lines.length > 0);
  const { place, busy, failure, setFailure } = usePlaceFor(needs, labels, setError, productName);
  const shippingMethodId = methodOf(quote, chosen);
  const acceptsCodes = needs.acceptsCodes && quote?.acceptsCodes !== false;
  const acceptsGiftCards = needs.acceptsGiftCards && quote?.acceptsGiftCards !== false;
  const submit = handleSubmit((entry) => {
    if (lines.length === 0) return setFailure(texts.noProducts);
    if (!items.every(({ qty }) => isQuantity(qty))) return setFailure(shippingTexts.quantityInvalid);
    const codes = {
      discountCode: acceptsCodes ? entry.discountCode : "",
      giftCardCode: acceptsGiftCards ? entry.giftCardCode : "",
    };
    return place(
      { ...entry, ...codes },
      { items, shippingMethodId, expectedTotal: current ? quote?.total : undefined },
    );
  });

  return (
    <FormStack noValidate onSubmit={(event) => void submit(event)}>
      <Part title={texts.customer}>
        <TextField {...field("email")} type="email" hint={texts.emailHint} />
        <TextField {...field("name")} />
        <TextArea {...field("address")} rows={2} />
        {needs.asksForDestination && (
          <DestinationFields form={form} needs={needs} countryProblem={errors.country?.message} />
        )}
        <TextField {...field("phone")} type="tel" />
      </Part>
      <Part title={texts.products}>
        {lines.length === 0 && <Muted as="p">{texts.none}</Muted>}
        <OrderLines lines={lines} onChange={setLines} />
        <ProductPicker
          chosen={new Set(lines.map(({ product }) => product.id))}
          whyNot={({ draft }) => (draft ? texts.draft : undefined)}
          onAdd={(product) => setLines([...lines, { product, qty: 1 }])}
        />
      </Part>
      <Part title={texts.delivery}>
        <ShippingChoice
          options={quote?.shippingOptions ?? []}
          chosen={shippingMethodId}
          onChoose={chooseShipping}
        />
        {acceptsCodes && (
          <TextField
            {...field("discountCode")}
            required={false}
            error={errors.discountCode?.message ?? (code && quote?.discountProblem)}
          />
        )}
        {acceptsGiftCards && (
          <TextField
            {...field("giftCardCode")}
            required={false}
            maxLength={giftCardBounds.code.max}
            error={
              errors.giftCardCode?.message ?? (isWholeGiftCardCode(card) ? quote?.giftCardProblem : null)
            }
          />
        )}
        <TextArea {...field("note")} rows={2} required={false} hint={texts.noteHint} />
        {quote && (
          <div aria-busy={!current}>
            <Amounts
              of={{
                ...quote,
                discountCode: code,
                shippingMethod: quote.shippingOptions.find(({ id }) => id === shippingMethodId)?.name ?? null,
              }}
            />
          </div>
        )}
      </Part>
      <FormFailure>{failure ?? quote?.paymentProblem}</FormFailure>
      <Button type="submit" size="large" busy={busy}>
        {texts.place}
      </Button>
    </FormStack>
  );
}

interface OrderLinesProps {
  lines: readonly Line[];
  onChange: (lines: readonly Line[]) => void;
}

/** The products of the order, with their quantities. */
function OrderLines({ lines, onChange }: OrderLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Chosen>
      {lines.map(({ product, qty }) => (
        <li key={product.id}>
          <ProductThumbnail image={product.image} />
          <bdi>{nameOf(product)}</bdi>
          <TextField
            label={texts.quantity(nameOf(product))}
            type="number"
            inputMode="numeric"
            min={1}
            value={qty || ""}
            onChange={({ target }) =>
              onChange(
                lines.map((line) =>
                  line.product.id === product.id ? { product, qty: Math.trunc(Number(target.value)) } : line,
                ),
              )
            }
          />
          <Button
            variant="quiet"
            onClick={() => onChange(lines.filter((line) => line.product.id !== product.id))}
          >
            {texts.remove}
            <VisuallyHidden>{nameOf(product)}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </Chosen>
  );
}
