/** A typed percentage, limited to 0..100. Null if it is not a number. */
export function readPercent(text: string): number | null {
  const number = /^\s*[-+]?\d+([.,]\d*)?\s*%?\s*$/.test(text)
    ? Number.parseFloat(text.replace(",", "."))
    : Number.NaN;
  return Number.isNaN(number) ? null : Math.min(100, Math.max(0, number));
}
