import { exceedsStock, isQuantity } from "@shop/shared/stock";
import { useWatch } from "react-hook-form";
import { styled } from "styled-components";
import { useViewer } from "../../features/session/SessionProvider";
import { shippingTexts } from "../../messages/checkout";
import { from, space } from "../../theme/tokens";
import { Button } from "../../ui/form/Button";
import { TextArea, TextField } from "../../ui/form/Field";
import { FormStack } from "../../ui/form/Form";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { FormFailure } from "../../ui/feedback/Notice";
import { useFormWithSummary } from "../../ui/form/use-form-with-summary";
import { OrderSummary } from "./OrderSummary";
import type { ShippingForm_ProductFragment } from "./ShippingPage.generated";
import { shippingLabels, shippingRules, type ShippingDetails } from "./shipping-rules";
import { useOverStockAlert } from "./use-over-stock-alert";
import { usePlaceOrder } from "./use-place-order";

const Layout = styled.div`
  display: grid;
  gap: ${space[8]};
  align-items: start;

  ${from.medium} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[12]};

    /* The summary is above the form in one column, and beside it in two. */
    > :first-child {
      grid-area: 1 / 2;
    }
  }
`;

interface ShippingFormProps {
  product: ShippingForm_ProductFragment;
  initialQuantity: number;
}

/** The form for address and quantity, which places the order. What was typed stays after an error. */
export function ShippingForm({ product, initialQuantity }: ShippingFormProps) {
  const viewer = useViewer();
  const { register, handleSubmit, formState, control, setError } = useFormWithSummary<ShippingDetails>({
    defaultValues: { name: viewer.name ?? "", address: "", phone: "", quantity: initialQuantity },
  });
  const { placeOrder, placing, placed, failure } = usePlaceOrder(product.id, setError);
  const { errors } = formState;
  const quantity = useWatch({ control, name: "quantity" });
  // An order that is placed has taken its units from the stock.
  const tooMany = !placed && isQuantity(quantity) && exceedsStock(product.countInStock, quantity);
  useOverStockAlert(product.countInStock, tooMany ? quantity : null);

  return (
    <Layout>
      <OrderSummary product={product} quantity={isQuantity(quantity) ? quantity : 0} />
      <FormStack noValidate onSubmit={(event) => void handleSubmit(placeOrder)(event)}>
        <ErrorSummary form={formState} labels={shippingLabels} />
        <TextField
          label={shippingTexts.email}
          type="email"
          autoComplete="email"
          readOnly
          value={viewer.email}
        />
        <TextField
          label={shippingTexts.name}
          autoComplete="name"
          required
          error={errors.name?.message}
          {...register("name", shippingRules.name)}
        />
        <TextArea
          label={shippingTexts.address}
          autoComplete="street-address"
          rows={3}
          required
          error={errors.address?.message}
          {...register("address", shippingRules.address)}
        />
        <TextField
          label={shippingTexts.phone}
          type="tel"
          autoComplete="tel"
          required
          error={errors.phone?.message}
          {...register("phone", shippingRules.phone)}
        />
        <TextField
          label={shippingTexts.quantity}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          required
          error={errors.quantity?.message}
          {...register("quantity", shippingRules.quantity)}
        />
        <FormFailure>{failure}</FormFailure>
        <div>
          <Button
            type="submit"
            size="large"
            wide
            busy={placing}
            disabled={tooMany}
            disabledReason="There is not enough of it in stock. Choose a smaller quantity."
          >
            {shippingTexts.submit}
          </Button>
        </div>
      </FormStack>
    </Layout>
  );
}
