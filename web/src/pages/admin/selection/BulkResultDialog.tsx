import { styled } from "styled-components";
import { okText } from "@shop/shared/messages/en/common";
import { bulkTexts } from "@shop/shared/messages/en/admin";
import { color } from "../../../theme/tokens";
import { closeDialog, DialogActions, ModalFrame } from "../../../ui/dialog/ModalFrame";
import { Button } from "../../../ui/form/Button";
import { ScrolledList } from "../parts/ScrolledList";
import type { BulkReport } from "./bulk-action";

const RefusedRows = styled(ScrolledList)`
  strong {
    display: block;
    font-weight: 550;
  }
  span {
    color: ${color.muted};
  }
`;

/** The result of an action on several rows; lists the refused rows with their reasons. */
export function BulkResultDialog({ report, onClose }: { report: BulkReport; onClose: () => void }) {
  return (
    <ModalFrame role="alertdialog" title={report.title} text={bulkTexts.refused} onClose={onClose}>
      <RefusedRows tabIndex={0}>
        {report.refused.map(({ name, reason }) => (
          <li key={name}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <span>{reason}</span>
          </li>
        ))}
      </RefusedRows>
      <DialogActions>
        <Button wide onClick={closeDialog}>
          {okText}
        </Button>
      </DialogActions>
    </ModalFrame>
  );
}
