import { lazy, Suspense, useState } from "react";
import { restockTexts } from "@shop/shared/messages/en/admin-items";
import { Button } from "../../ui/form/Button";
import type { ButtonSize } from "../../ui/form/button-style";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import type { RestockButton_ProductFragment } from "./restock.generated";

/** Loaded shortly before its first use: forms are a tenth of a list's code. */
const RestockDialog = lazy(() => import("./RestockDialog").then((file) => ({ default: file.RestockDialog })));

interface RestockButtonProps {
  product: RestockButton_ProductFragment;
  size?: ButtonSize;
}

/** Opens a dialog that adds units to the stock or removes them. */
export function RestockButton({ product, size = "small" }: RestockButtonProps) {
  const [asking, setAsking] = useState(false);
  const [changed, setChanged] = useState(false);
  const close = (done: boolean) => {
    setAsking(false);
    setChanged(done);
  };

  return (
    <>
      <Button variant="secondary" size={size} onClick={() => setAsking(true)}>
        {restockTexts.restock}
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">
        {changed && !asking && restockTexts.changed(product.countInStock)}
      </VisuallyHidden>
      {asking && (
        <Suspense>
          <RestockDialog product={product} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
