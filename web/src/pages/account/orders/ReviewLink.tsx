import { reviewProductText } from "@shop/shared/messages/en/account";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/form/Button";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import type { ReviewLink_OrderFragment } from "./MyOrdersPage.generated";

interface ReviewLinkProps {
  order: ReviewLink_OrderFragment;
  wide?: boolean;
}

/** Asks for a review of a delivered product, until there is one. */
export function ReviewLink({ order: { status, product, productName }, wide = false }: ReviewLinkProps) {
  if (status !== "DELIVERED" || !product?.canReview) return null;
  return (
    <div>
      <ButtonLink to={paths.addReviewOf(product.id)} variant="soft" wide={wide}>
        {reviewProductText}
        <VisuallyHidden>{`: ${productName}`}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}
