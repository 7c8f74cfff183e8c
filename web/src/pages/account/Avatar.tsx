import { useState } from "react";
import { styled } from "styled-components";
import { color, text } from "../../theme/tokens";

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 5rem;
  height: 5rem;
  overflow: hidden;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentInk};
  font-size: ${text.heading};
  font-weight: 600;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** A person's photo; their initial where there is none, or it can't be fetched. */
export function Avatar({ name, photoUrl }: { name: string; photoUrl: string | null }) {
  const [missing, setMissing] = useState(false);
  return (
    <Disc aria-hidden="true">
      {photoUrl && !missing ? (
        <img src={photoUrl} alt="" referrerPolicy="no-referrer" onError={() => setMissing(true)} />
      ) : (
        Array.from(name)[0]?.toUpperCase()
      )}
    </Disc>
  );
}
