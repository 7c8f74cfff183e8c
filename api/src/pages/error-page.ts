import type { Message } from "./message-page";

const words: Record<number, { title: string; text: string }> = {
  429: {
    title: "One moment, please",
    text: "Too many pages were opened from your network in a short time. Please wait a minute, then try again.",
  },
  503: {
    title: "Back in a moment",
    text: "The shop is very busy, or can't reach its database right now. Your orders are safe. Please try again shortly.",
  },
  500: {
    title: "Something went wrong",
    text: "The error is on our side and has been logged. Please try again.",
  },
};

const other = {
  title: "This page can't be opened",
  text: "The address is not valid. Please check it and try again.",
};

/** What the error page of a status says, for when no other page can be rendered. */
export function errorMessage(status: number): Message {
  return { ...(words[status] ?? other), link: { href: "", label: "Try again" } };
}
