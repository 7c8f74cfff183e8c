/** Lets the browser keep a file under this name, where it keeps downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // the browser has taken hold of it by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
