import type { ReactNode } from "react";
import type { Mail } from "../../../context/job-context";
import { Frame, type Shop } from "./Frame";
import { renderMail } from "./render-mail";

/** The content of a mail, in both forms. */
export type Written = Pick<Mail, "subject" | "html" | "text">;

interface Words {
  subject: string;
  /** The text that lists of mails show after the subject. */
  preview: string;
  /** The reason for sending the mail. */
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
