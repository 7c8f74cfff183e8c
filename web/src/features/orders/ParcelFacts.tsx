import { parseWebAddress } from "@shop/shared/web-address";
import { styled } from "styled-components";
import { parcelTexts } from "@shop/shared/messages/en/orders";
import { color, target } from "../../theme/tokens";
import type { ParcelFactsFragment } from "./OrderTimeline.generated";

const Facts = styled.div`
  overflow-wrap: anywhere;

  a {
    ${target}
    color: ${color.accentInk};
  }
`;

/** The carrier, the tracking number and the tracking link of a parcel; renders nothing if all are unknown. */
export function ParcelFacts({ shipment }: { shipment: ParcelFactsFragment }) {
  const { carrier, trackingNumber } = shipment;
  const trackingUrl = parseWebAddress(shipment.trackingUrl?.trim() ?? "")?.href;
  const named = [carrier, trackingNumber].filter(Boolean).join(" ");
  if (!named && !trackingUrl) return null;
  return (
    <Facts>
      {named && (
        <p data-note>
          <bdi>{named}</bdi>
        </p>
      )}
      {trackingUrl && (
        <a href={trackingUrl} rel="noopener noreferrer">
          {parcelTexts.track}
        </a>
      )}
    </Facts>
  );
}
