import { IS_RECEIVED } from "../order-conditions";
import { viewerHasRowFor } from "../products-of-users";

/** Whether the viewer has a delivered, or paid and sent, order of the product. */
export const hasReceived = viewerHasRowFor("orders", { condition: IS_RECEIVED });

/** Whether the viewer may review a product: they have received it and not reviewed it. A hidden review counts. */
export const canReview = viewerHasRowFor("orders", {
  condition: `(${IS_RECEIVED}) and not exists (
    select from reviews where reviews.user_id = orders.user_id and reviews.product_id = orders.product_id
  )`,
});
