import { useApolloClient } from "@apollo/client/react";
import { ratedText, starsText } from "@shop/shared/messages/en/common";
import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { ImagePlate, ProductImage } from "../../../ui/product/ProductImage";
import { useSession } from "../../../features/session/SessionProvider";
import { productReviewsTexts as texts } from "@shop/shared/messages/en/products";
import { paths } from "../../../paths";
import { color, frameless, from, panel, radius, secondary, space, text, width } from "../../../theme/tokens";
import { Rating, StarRow, toHalfStars } from "../../../ui/feedback/Rating";
import { ButtonLink } from "../../../ui/form/Button";
import { shortOptions } from "@shop/shared/option-values";
import { Link } from "../../../ui/layout/Link";
import { formatDay, formatNumber, formatRating } from "../../../ui/format/format";
import { LoadMoreButton } from "../../../ui/table/LoadMore";
import {
  MoreProductReviewsDocument,
  useCanReviewQuery,
  type ProductExtras_ProductFragment,
  type ProductReview_ReviewFragment,
  type ProductReviews_ReviewsFragment,
} from "./ProductPage.generated";

const Section = styled.section`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
  scroll-margin-top: 5rem;

  > p {
    color: ${color.muted};
  }
  h2 {
    font-size: ${text.title};
  }
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: var(--target);
`;

/** The numbers, and at their side the reviews. */
const Columns = styled.div`
  display: grid;
  gap: ${space[6]};

  ${from.medium} {
    grid-template-columns: minmax(14rem, 18rem) minmax(0, 1fr);
    gap: ${space[6]} clamp(${space[8]}, 5vw, ${space[16]});
    align-items: start;
  }
`;

const Numbers = styled.div`
  display: grid;
  gap: ${space[4]};

  > div {
    display: flex;
    gap: ${space[3]};
    align-items: center;
  }
  strong {
    font-size: ${text.heading};
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  p {
    ${secondary}
  }
`;

const Bars = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }
  li > span:nth-child(2) {
    height: ${space[2]};
    border-radius: 99px;
    background: ${color.line};
  }
  li > span:last-child {
    color: ${color.muted};
    text-align: right;
  }
`;

/** In CSS, because the content security policy allows no `style` attribute. */
const Bar = styled.span<{ $share: number }>`
  display: block;
  width: ${({ $share }) => $share}%;
  height: 100%;
  border-radius: inherit;
  background: ${color.star};
`;

type Summary = ProductExtras_ProductFragment["reviewSummary"];

/** The mean, the number of reviews, and the distribution of stars. */
function ReviewNumbers({ summary: { average, count, stars } }: { summary: Summary }) {
  const mean = average ?? 0;
  return (
    <Numbers>
      <div role="img" aria-label={ratedText(formatRating(mean))}>
        <strong>{formatRating(mean)}</strong>
        <StarRow $share={toHalfStars(mean) * 20} $size="1.5rem" />
      </div>
      <p>{texts.basis(count)}</p>
      <Bars>
        {stars
          .map((each, at) => (
            <li key={at}>
              <span>{starsText(at + 1)}</span>
              <span aria-hidden>
                <Bar $share={Math.round((each / count) * 100)} />
              </span>
              <span>{formatNumber(each)}</span>
            </li>
          ))
          .reverse()}
      </Bars>
    </Numbers>
  );
}

const List = styled.div`
  display: grid;
  gap: ${space[5]};
  max-width: ${width.text};

  > article {
    display: grid;
    gap: ${space[2]};
    padding-bottom: ${space[5]};
    border-bottom: 1px solid ${color.line};
  }
  > article:last-child {
    border: 0;
  }
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  font-size: ${text.small};

  b {
    font-weight: 560;
    overflow-wrap: anywhere;
  }
  time {
    color: ${color.muted};
  }
  a {
    padding-block: calc((var(--target) - 1.5em) / 2);
    margin-block: calc((1.5em - var(--target)) / 2);
  }
`;

/** The photos of a review: a press opens one in the whole window. */
const Photos = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  button {
    padding: 0;
    ${frameless}
    cursor: zoom-in;
  }
`;

const Plate = styled(ImagePlate)`
  width: 5rem;
  aspect-ratio: 1;
  border-radius: ${radius.small};
`;

/** Not needed to read the reviews. */
const ImageZoom = lazy(async () => ({ default: (await import("./gallery/ImageZoom")).ImageZoom }));

function ReviewPhotos({ photos, author }: { photos: readonly string[]; author: string }) {
  const [shown, setShown] = useState<number>();
  return (
    <Photos>
      {photos.map((photo, at) => (
        <button
          key={photo}
          type="button"
          aria-label={texts.enlarge(at + 1, photos.length, author)}
          onClick={() => setShown(at)}
        >
          <Plate>
            <ProductImage src={photo} alt="" sizes="5rem" width={80} height={80} loading="lazy" />
          </Plate>
        </button>
      ))}
      {shown !== undefined && (
        <Suspense fallback={null}>
          <ImageZoom
            images={photos}
            shown={shown}
            name={texts.photosOf(author)}
            onShow={setShown}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </Photos>
  );
}

function ProductReview({ review }: { review: ProductReview_ReviewFragment }) {
  const { name, rating, comment, createdAt, photos, variant } = review;
  return (
    <article>
      <Head>
        <Rating value={rating} />
        <b dir="auto">{name}</b>
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        {variant && (
          <Link to={paths.product(variant.id, variant.slug)} dir="auto">
            {shortOptions(variant.optionValues)}
          </Link>
        )}
      </Head>
      <Words dir="auto">{comment}</Words>
      {photos.length > 0 && <ReviewPhotos photos={photos} author={name} />}
    </article>
  );
}

const NoReviews = styled.p`
  padding: ${space[5]};
  ${panel}
`;

interface ProductReviewsProps {
  /** The id of the section. */
  id: string;
  product: { id: string };
  summary: Summary;
  reviews: ProductReviews_ReviewsFragment | null | undefined;
}

/** The reviews by customers of the product. Shows a link to write one to customers with that right. */
export function ProductReviews({ id, product, summary, reviews }: ProductReviewsProps) {
  const { viewer } = useSession();
  const isCustomer = viewer !== undefined && viewer.role !== "ADMIN";
  const { data } = useCanReviewQuery({
    variables: { id: product.id },
    skip: !isCustomer,
    fetchPolicy: "cache-and-network",
  });
  const client = useApolloClient();
  const { nodes = [], pageInfo } = reviews ?? {};
  const loadMore = () =>
    client.query({
      query: MoreProductReviewsDocument,
      variables: { id: product.id, after: pageInfo?.endCursor ?? null },
      fetchPolicy: "network-only", // the cache has the first page under the same key
    });

  return (
    <Section id={id} aria-label={texts.title}>
      <Heading>
        <h2>{texts.title}</h2>
        {isCustomer && data?.product?.canReview && (
          <ButtonLink to={paths.addReviewOf(product.id)} variant="secondary">
            {nodes.length > 0 ? texts.write : texts.writeTheFirst}
          </ButtonLink>
        )}
      </Heading>
      {summary.count === 0 ? (
        <NoReviews>{texts.none}</NoReviews>
      ) : (
        <Columns>
          <ReviewNumbers summary={summary} />
          <List>
            {nodes.map((review) => (
              <ProductReview key={review.id} review={review} />
            ))}
            {pageInfo?.hasNextPage && <LoadMoreButton onPress={loadMore} />}
          </List>
        </Columns>
      )}
    </Section>
  );
}
