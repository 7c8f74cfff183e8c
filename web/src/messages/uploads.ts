/** Files that are being uploaded. */
export const uploadTexts = {
  list: "Uploads",
  progress: (name: string) => `Uploading ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  retry: "Try again",
  notSent: "We couldn't upload the picture. Check your connection, then try again.",
  notStored: "We couldn't upload the picture. Please try again.",
  waiting: "Waiting until all pictures are uploaded…",
  failed: "Not all pictures are uploaded. Upload the others again, or remove them from the list.",
  tooLarge: (has: number, most: number) => `This file has ${has} MB. A picture can have up to ${most} MB.`,
} as const;
