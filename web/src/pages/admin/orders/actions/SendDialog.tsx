import { nameWithOptions } from "@shop/shared/option-values";
import { carriers, isWebAddress, shipmentBounds, trackingPage } from "@shop/shared/carriers";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useWatch } from "react-hook-form";
import type { ParcelFactsFragment } from "../../../../features/orders/OrderTimeline.generated";
import { evicting } from "../../../../graphql/evict";
import type { AlertText } from "@shop/shared/messages/en/common";
import { sendOrdersTexts as texts } from "@shop/shared/messages/en/admin-orders";
import { space, text } from "../../../../theme/tokens";
import { useAlert } from "../../../../ui/dialog/AlertProvider";
import { TextField } from "../../../../ui/form/Field";
import { textRule } from "../../../../ui/form/text-rule";
import { DialogForm } from "../../../../ui/dialog/DialogForm";
import { optionalRule } from "../../parts/optional-rule";
import { useSaveForm } from "../../parts/use-save-form";
import {
  useEditShipmentMutation,
  useShipOrdersMutation,
  type OrderActions_OrderFragment,
} from "./order-actions.generated";
import { hasProblem, nounOf } from "./order-states";
import { numberOf } from "../../../../features/orders/order-number";

interface ParcelEntry {
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
  /** Not a field: the server's errors about the orders themselves. */
  ids: string;
}

const { labels } = texts;
const CARRIERS = "known-carriers";

const urlRule = optionalRule(textRule(labels.trackingUrl, shipmentBounds.trackingUrl));
const rules = {
  carrier: optionalRule(textRule(labels.carrier, shipmentBounds.carrier)),
  trackingNumber: optionalRule(textRule(labels.trackingNumber, shipmentBounds.trackingNumber)),
  trackingUrl: {
    ...urlRule,
    validate: (address: string) =>
      address === "" || isWebAddress(address) ? urlRule.validate(address) : texts.noLink,
  },
};

const Lines = styled.ul`
  display: grid;
  gap: ${space[1]};
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;

const LinkPreview = styled.p`
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;

interface ParcelFormProps {
  title: string;
  text: string;
  submit: string;
  entry?: Omit<ParcelEntry, "ids">;
  /** Sends the entry to the server; resolves to undefined on failure. */
  save: (entry: Omit<ParcelEntry, "ids">) => Promise<unknown>;
  /** The alert after saving. */
  saved: AlertText;
  /** Called after saving. */
  onDone: () => unknown;
  onClose: () => void;
  children?: ReactNode;
}

const nothing = { carrier: "", trackingNumber: "", trackingUrl: "" };

/** The form of a parcel: the carrier, the number, and the link, derived from both for known carriers. */
function ParcelForm({ entry = nothing, save, saved, onDone, onClose, children, ...words }: ParcelFormProps) {
  const alert = useAlert();
  const { formState, clearErrors, control, field, sending } = useSaveForm<ParcelEntry>({
    labels,
    rules,
    defaultValues: entry,
    save: ({ carrier, trackingNumber, trackingUrl }) => save({ carrier, trackingNumber, trackingUrl }),
    onSaved: async () => {
      onClose();
      await onDone();
      await alert(saved);
    },
  });
  const [carrier, number, typed] = useWatch({ control, name: ["carrier", "trackingNumber", "trackingUrl"] });
  const link = typed.trim() ? null : trackingPage(carrier, number);

  return (
    <DialogForm
      {...words}
      {...sending}
      failure={sending.failure ?? formState.errors.ids?.message}
      onSubmit={(event) => {
        clearErrors("ids"); // an error without a field would prevent another submit
        return sending.onSubmit(event);
      }}
      onClose={onClose}
    >
      {children}
      <TextField {...field("carrier")} list={CARRIERS} required={false} />
      <datalist id={CARRIERS}>
        {carriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField {...field("trackingNumber")} required={false} />
      <TextField {...field("trackingUrl")} type="url" hint={texts.linkHint} required={false} />
      <LinkPreview role="status">
        {link && (
          <>
            {texts.link}{" "}
            <a href={link} rel="noopener noreferrer" target="_blank">
              {link}
            </a>
          </>
        )}
      </LinkPreview>
    </DialogForm>
  );
}

interface SendDialogProps {
  /** The orders to send together. */
  orders: readonly OrderActions_OrderFragment[];
  /** Called after the orders were sent. */
  onDone: () => unknown;
  onClose: () => void;
}

/** Sends orders in one parcel. */
export function SendDialog({ orders, ...props }: SendDialogProps) {
  const [ship] = useShipOrdersMutation(evicting("orders"));
  return (
    <ParcelForm
      title={texts.title(orders.length, nounOf(orders))}
      text={texts.text(orders.filter(({ paid }) => !paid).length, orders.some(hasProblem))}
      submit={texts.send}
      save={(entry) => ship({ variables: { ids: orders.map(({ id }) => id), ...entry } })}
      saved={texts.sent(orders.length, nounOf(orders))}
      {...props}
    >
      <Lines aria-label={texts.contents}>
        {orders.map((order) => (
          <li key={order.id}>
            <span>{`${order.qty} × `}</span>
            <bdi>{nameWithOptions(order.productName, order.optionValues)}</bdi>
            <span>{` (${numberOf(order)})`}</span>
          </li>
        ))}
      </Lines>
    </ParcelForm>
  );
}

interface TrackingDialogProps {
  shipment: ParcelFactsFragment;
  /** Called after the correction, or when the parcel turns out to have arrived. */
  onDone: () => unknown;
  onClose: () => void;
}

/** Corrects carrier, number and link of a sent parcel. */
export function TrackingDialog({ shipment, ...props }: TrackingDialogProps) {
  const { id, carrier, trackingNumber, trackingUrl } = shipment;
  const [edit] = useEditShipmentMutation();
  const made = trackingPage(carrier, trackingNumber) === trackingUrl;
  return (
    <ParcelForm
      title={texts.correctTitle}
      text={texts.correctText}
      submit={texts.save}
      entry={{
        carrier: carrier ?? "",
        trackingNumber: trackingNumber ?? "",
        trackingUrl: made ? "" : (trackingUrl ?? ""),
      }}
      save={(entry) => edit({ variables: { id, ...entry } })}
      saved={texts.corrected}
      {...props}
    />
  );
}
