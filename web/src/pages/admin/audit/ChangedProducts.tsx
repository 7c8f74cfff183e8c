import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { undoTexts as texts } from "../../../messages/change-products";
import { space } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { Button } from "../../../ui/form/Button";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";

const ChangesDialog = lazy(() => import("./ChangesDialog").then((file) => ({ default: file.ChangesDialog })));

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  margin-top: ${space[2]};
`;

/** Whether a change of several products is undone, and the button that shows it. */
export function ChangedProducts({
  changes: { id, undoneAt },
}: {
  changes: { id: string; undoneAt: string | null };
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Line>
      {undoneAt && <Badge>{texts.undone}</Badge>}
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {texts.show} <VisuallyHidden>{texts.showWhat}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense>
          <ChangesDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Line>
  );
}
