import type { BusinessSource } from "@cardplaza/contract/chapters/referral-words";

interface Month {
  month: string;
  amounts: Partial<Record<BusinessSource, number>>;
}

export const totalOf = ({ amounts }: Month): number =>
  Object.values(amounts).reduce((sum, each) => sum + (each ?? 0), 0);

const SHORT = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });
/** Above a bar: "₹50,000", "₹2.5 L", "₹1.2 Cr". */
export function shortAmount(paise: number): string {
  const amount = paise / 100;
  if (amount >= 10_000_000) return `₹${SHORT.format(amount / 10_000_000)} Cr`;
  if (amount >= 100_000) return `₹${SHORT.format(amount / 100_000)} L`;
  return `₹${SHORT.format(Math.round(amount))}`;
}
