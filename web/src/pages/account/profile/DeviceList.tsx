import { styled } from "styled-components";
import { accountTexts } from "../../../messages/account";
import { color, space, text } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { formatLocalMoment } from "../../../ui/format/local-moment";
import type { DeviceList_DeviceFragment } from "./MyDevices.generated";

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[4]};
  border-bottom: 1px solid ${color.line};

  &:first-child {
    padding-top: 0;
  }
  h3 {
    font-size: ${text.body};
  }
  p {
    grid-column: 1;
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

const HOUR_MS = 3_600_000;

/** The API tells the last use to the hour. */
const usedLately = (lastUsedAt: string) => Date.now() - Date.parse(lastUsedAt) < HOUR_MS;

/** The devices, as the API sorts them. */
export function DeviceList({ devices }: { devices: readonly DeviceList_DeviceFragment[] }) {
  return (
    <List role="list">
      {devices.map(({ id, name, signedInAt, lastUsedAt, current }) => (
        <Row key={id}>
          <h3>{name}</h3>
          {current && <Badge tone="good">{accountTexts.thisDevice}</Badge>}
          <p>
            {accountTexts.signedIn(formatLocalMoment(signedInAt))}
            {" · "}
            {usedLately(lastUsedAt)
              ? accountTexts.usedLately
              : accountTexts.lastUsed(formatLocalMoment(lastUsedAt))}
          </p>
        </Row>
      ))}
    </List>
  );
}
