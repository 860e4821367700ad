/** A percentage as typed, drawn in to 0..100; null while it is no number. */
export function readPercent(text: string): number | null {
  const number = /^\s*[-+]?\d+([.,]\d*)?\s*%?\s*$/.test(text)
    ? Number.parseFloat(text.replace(",", "."))
    : Number.NaN;
  return Number.isNaN(number) ? null : Math.min(100, Math.max(0, number));
}
