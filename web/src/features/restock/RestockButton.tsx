import { lazy, Suspense, useState } from "react";
import { restockTexts } from "@shop/shared/messages/en/admin-items";
import { Button } from "../../ui/form/Button";
import type { ButtonSize } from "../../ui/form/button-style";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import type { RestockButton_ProductFragment } from "./restock.generated";
import { useOpened } from "../../ui/dialog/use-opened";

/** Loaded shortly before its first use: forms are a tenth of a list's code. */
const RestockDialog = lazy(() => import("./RestockDialog").then((file) => ({ default: file.RestockDialog })));

interface RestockButtonProps {
  product: RestockButton_ProductFragment;
  size?: ButtonSize;
}

/** Opens a dialog that adds units to the stock or removes them. */
export function RestockButton({ product, size = "small" }: RestockButtonProps) {
  const { opened, open, close } = useOpened<true>();
  const [changed, setChanged] = useState(false);
  const finish = (done: boolean) => {
    close();
    setChanged(done);
  };

  return (
    <>
      <Button variant="secondary" size={size} onClick={() => open(true)}>
        {restockTexts.restock}
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">
        {changed && !opened && restockTexts.changed(product.countInStock)}
      </VisuallyHidden>
      {opened && (
        <Suspense>
          <RestockDialog product={product} onClose={finish} />
        </Suspense>
      )}
    </>
  );
}
