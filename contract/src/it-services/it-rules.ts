// Pure rules about IT services, used on both sides. Free of zod.
import { rupees } from "../money.ts";
import { IT_BUDGETS, type ItBudget } from "./it-words.ts";

/** "₹1,200" */
export const paiseWords = (paise: number) => rupees(paise / 100);

interface Tier {
  pricePaise: number;
  deliveryDays: number;
}

/** The price of the chosen tier with the chosen add-ons. */
export const orderPaise = (tier: Pick<Tier, "pricePaise">, addOns: readonly { pricePaise: number }[]) =>
  addOns.reduce((sum, { pricePaise }) => sum + pricePaise, tier.pricePaise);

export const lowestPaise = (tiers: readonly Pick<Tier, "pricePaise">[]) =>
  Math.min(...tiers.map(({ pricePaise }) => pricePaise));

/** Starter ≤ Standard ≤ Advanced. */
export const areTiersInOrder = (tiers: readonly Pick<Tier, "pricePaise">[]) =>
  tiers.every(({ pricePaise }, at) => at === 0 || pricePaise >= (tiers[at - 1]?.pricePaise ?? 0));

/** The most a buyer with this budget spends; null if there is no limit. */
export const mostOfBudget = (budget: ItBudget): number | null =>
  IT_BUDGETS.find(({ slug }) => slug === budget)?.mostPaise ?? null;

export const focusTotal = (focus: readonly { percent: number }[]) =>
  focus.reduce((sum, { percent }) => sum + percent, 0);

interface Rates {
  minProjectPaise: number;
  hourlyMinPaise: number;
  hourlyMaxPaise: number;
  size: string;
}

/** "Min ₹50,000 · ₹800–1,500/hr · 11–50" */
export const rateLine = ({ minProjectPaise, hourlyMinPaise, hourlyMaxPaise, size }: Rates): string =>
  [`Min ${paiseWords(minProjectPaise)}`, hourlyWords(hourlyMinPaise, hourlyMaxPaise), size]
    .filter(Boolean)
    .join(" · ");

/** "₹800–1,500/hr" */
export const hourlyWords = (least: number, most: number): string =>
  least === most ? `${paiseWords(least)}/hr` : `${paiseWords(least)}–${paiseWords(most).replace("₹", "")}/hr`;
