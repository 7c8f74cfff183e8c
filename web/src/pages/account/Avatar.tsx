import { useState } from "react";
import { styled } from "styled-components";
import { text } from "../../theme/tokens";
import { AvatarDisc, initialOf } from "../../ui/layout/AvatarDisc";

const Disc = styled(AvatarDisc)`
  font-size: ${text.heading};
`;

/** A person's photo, or their initial if there is none or it can't be loaded. */
export function Avatar({ name, photoUrl }: { name: string; photoUrl: string | null }) {
  const [missing, setMissing] = useState(false);
  return (
    <Disc $size="5rem">
      {photoUrl && !missing ? (
        <img src={photoUrl} alt="" referrerPolicy="no-referrer" onError={() => setMissing(true)} />
      ) : (
        initialOf(name)
      )}
    </Disc>
  );
}
