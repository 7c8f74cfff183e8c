/** Whether a text is a GTIN: its length, only digits, and the check digit (GS1 General Specifications, 7.9). */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).reverse();
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}
