import { useParams, type Params } from "react-router-dom";
import { styled } from "styled-components";
import { collectionTexts } from "@shop/shared/messages/en/products";
import { NotFound } from "../../../features/NotFound";
import { paths } from "../../../paths";
import { color, radius, space } from "../../../theme/tokens";
import { Failure, Loading } from "../../../ui/feedback/states";
import { Moved } from "../../../ui/layout/Moved";
import { imageSources } from "../../../ui/product/ProductImage";
import { CollectionDocument, useCollectionQuery } from "./CollectionPage.generated";
import { listQueries, ProductListing } from "./ProductListing";
import { readSearch, useProductSearch } from "./product-search";

/** The collection's picture, with space reserved while it loads. */
const Banner = styled.picture`
  display: block;
  margin-bottom: ${space[6]};

  img {
    width: 100%;
    aspect-ratio: 3;
    border-radius: ${radius.large};
    background: ${color.sunken};
    object-fit: cover;
  }
`;

const Description = styled.p`
  flex-basis: 100%;
  max-width: 70ch;
  padding-block: ${space[2]};
  white-space: pre-line;
`;

/** The longest description for search engines, in characters. */
const LONGEST = 160;

/** `/collections/{slug}`: the products of a collection, listed like those of a category. */
export function CollectionPage() {
  const { slug = "" } = useParams();
  const [search, change] = useProductSearch();
  const { data, error, refetch } = useCollectionQuery({ variables: { slug } });
  if (error && !data) return <Failure page error={error} onRetry={refetch} />;
  if (!data) return <Loading page what={collectionTexts.loading} />;
  const { collection } = data;
  if (!collection) return <NotFound />;
  if (collection.slug !== slug) return <Moved path={paths.collection(collection.slug)} />;
  const { name, description, imageUrl, seoTitle, seoDescription } = collection;
  return (
    <ProductListing
      listed={{ collection: slug }}
      place={{ path: [], below: [] }}
      title={name}
      headTitle={seoTitle ?? name}
      description={seoDescription ?? description?.slice(0, LONGEST) ?? collectionTexts.description(name)}
      search={search}
      onChange={change}
      ownOrder={collectionTexts.ownOrder}
      picture={
        imageUrl && (
          <Banner>
            {imageSources(imageUrl).map((source) => (
              <source key={source.type} {...source} sizes="min(100vw, 80rem)" />
            ))}
            <img src={imageUrl} alt="" />
          </Banner>
        )
      }
      intro={description && <Description>{description}</Description>}
    />
  );
}

CollectionPage.queryAt = ({ slug = "" }: Params, query: URLSearchParams) => [
  { query: CollectionDocument, variables: { slug } },
  ...listQueries({ collection: slug }, readSearch(query)),
];
