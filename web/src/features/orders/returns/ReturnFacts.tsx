import { unitCount } from "@shop/shared/messages/en/common";
import { returnTexts as texts } from "@shop/shared/messages/en/returns";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, radius, space, text } from "../../../theme/tokens";
import { formatPrice } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import { Options } from "../../../ui/product/Options";
import { ImagePlate, ProductImage } from "../../../ui/product/ProductImage";
import { orderImage } from "../order-image";
import type { ReturnFacts_ReturnFragment } from "./returns.generated";

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  div > strong {
    display: block;
    margin-bottom: ${space[1]};
    color: ${color.muted};
    font-size: ${text.small};
    font-weight: 500;
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space[3]};

  li {
    display: flex;
    gap: ${space[4]};
    align-items: center;
  }
  li > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
  }
`;

const Plate = styled(ImagePlate)`
  flex: none;
  width: 3rem;
  aspect-ratio: 5 / 6;
  border-radius: ${radius.small};

  img {
    width: 88%;
  }
`;

const Photos = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Photo = styled(ImagePlate)`
  width: 4rem;
  aspect-ratio: 1;
  border-radius: ${radius.small};
`;

/** A web address, without the punctuation after it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)])/;

/** The shop's answer, whose web addresses are links, such as that of a label. */
const withLinks = (answer: string) =>
  answer.split(ADDRESS).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a key={at} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ),
  );

/** A text of the customer or the shop, below its name; nothing without a text. */
function Written({ name, children }: { name: string; children: ReactNode }) {
  return (
    children && (
      <div>
        <strong>{name}</strong>
        <p dir="auto">{children}</p>
      </div>
    )
  );
}

interface ReturnFactsProps {
  found: ReturnFacts_ReturnFragment;
  /** The path of the page of an order. */
  orderPath: (orderId: string) => string;
  /** Formats the moment of the refund. */
  moment: (at: string) => string;
  /** Content below the products. */
  children?: ReactNode;
}

/** The products of a return, the customer's reason and photos, and the shop's answer. */
export function ReturnFacts({ found, orderPath, moment, children }: ReturnFactsProps) {
  const { status, orders, reason, photos, answer, refunded, refundedToGiftCard } = found;
  return (
    <Frame>
      <Lines aria-label={texts.products}>
        {orders.map(({ qty, order }) => (
          <li key={order.id}>
            <Plate>
              <ProductImage src={orderImage(order)} alt="" sizes="3rem" width={48} height={58} />
            </Plate>
            <div>
              <Link to={orderPath(order.id)}>
                <bdi>{order.productName}</bdi>
              </Link>
              <Options of={order.optionValues} />
              <div>{unitCount(qty)}</div>
            </div>
          </li>
        ))}
      </Lines>
      {found.refundedWithOrder && <p>{texts.refundedWithOrder}</p>}
      {refunded > 0 && (
        <div>
          <strong>{texts.refund}</strong>
          <p>{texts.refunded(formatPrice(refunded), moment(found.updatedAt))}</p>
          {refundedToGiftCard > 0 && <p>{texts.toGiftCard(formatPrice(refundedToGiftCard))}</p>}
        </div>
      )}
      <Written name={status === "DECLINED" ? texts.whyDeclined : texts.sendTo}>
        {answer && withLinks(answer)}
      </Written>
      <Written name={texts.reason}>{reason}</Written>
      {photos.length > 0 && (
        <Photos>
          {photos.map((photo, at) => (
            <a
              key={photo}
              href={photo}
              target="_blank"
              rel="noreferrer"
              aria-label={texts.photo(at + 1, photos.length)}
            >
              <Photo>
                <ProductImage src={photo} alt="" sizes="4rem" width={64} height={64} loading="lazy" />
              </Photo>
            </a>
          ))}
        </Photos>
      )}
      {children}
    </Frame>
  );
}
