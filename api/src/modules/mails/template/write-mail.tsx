import type { ReactNode } from "react";
import type { Mail } from "../../../context/job-context";
import { Frame, type Shop } from "./Frame";
import { renderMail } from "./render-mail";

/** What a mail says, in both forms. */
export type Written = Pick<Mail, "subject" | "html" | "text">;

interface Words {
  subject: string;
  /** What lists of mails show behind the subject. */
  preview: string;
  /** Why one gets this mail. */
  reason: string;
}

/** Writes a mail with this content. */
export function writeMail(shop: Shop, words: Words, content: ReactNode): Written {
  const { subject, preview, reason } = words;
  const frame = (
    <Frame shop={shop} title={subject} preview={preview} reason={reason}>
      {content}
    </Frame>
  );
  return { subject, ...renderMail(frame) };
}
