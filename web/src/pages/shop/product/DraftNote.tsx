import { styled } from "styled-components";
import { NotFound } from "../../../features/NotFound";
import { editsProducts, useMayDo } from "../../../features/session/use-may-do";
import { productPageTexts } from "@shop/shared/messages/en/products";
import { paths } from "../../../paths";
import { color, radius, space } from "../../../theme/tokens";
import { Loading } from "../../../ui/feedback/states";
import { Link } from "../../../ui/layout/Link";
import { Column } from "../../../ui/layout/Page";
import { useDraftProductQuery } from "./DraftProduct.generated";

const Note = styled(Column)`
  padding-top: ${space[3]};

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    align-items: center;
    padding: ${space[1]} ${space[4]};
    border-radius: ${radius.small};
    background: ${color.accentSoft};
    color: ${color.accentInk};
    font-weight: 550;
  }
  a {
    line-height: var(--target);
  }
`;

interface DraftNoteProps {
  id: string;
  /** Whether the page has loaded the product: false for a draft, because the page reads it as visitors do. */
  known: boolean;
}

/** For viewers who may read drafts: marks a draft, and loads a draft that the page could not load as a visitor. */
export function DraftNote({ id, known }: DraftNoteProps) {
  const { data, error } = useDraftProductQuery({ variables: { id }, fetchPolicy: "network-only" });
  const mayEdit = useMayDo(...editsProducts);
  if (!data && !error) return known ? null : <Loading page what={productPageTexts.loading} />;
  if (!data?.product) return known ? null : <NotFound />;
  if (!data.product.draft) return null;
  return (
    <Note>
      <p>
        {productPageTexts.draft}{" "}
        {mayEdit && <Link to={paths.editItem(id)}>{productPageTexts.editDraft}</Link>}
      </p>
    </Note>
  );
}
