// Pay as people type it: rupees, but lakh for a year. Stored in paise. Free of zod: forms import it.
import { MAX_SALARY_PAISE, type SalaryPeriod } from "./job-words.ts";

export interface TypedPay {
  text: string;
  period: SalaryPeriod;
}

/** The order in which people think of pay. */
export const PAY_PERIODS = ["MONTH", "YEAR", "DAY", "HOUR"] as const satisfies readonly SalaryPeriod[];
export const PAY_PERIOD_LABEL: Record<SalaryPeriod, string> = {
  MONTH: "₹ a month",
  YEAR: "₹ lakh a year",
  DAY: "₹ a day",
  HOUR: "₹ an hour",
};

export const AMOUNT_HINT: Record<SalaryPeriod, string> = {
  MONTH: "Enter rupees a month, such as 25000.",
  YEAR: "Enter lakh a year, such as 3.2.",
  DAY: "Enter rupees a day, such as 800.",
  HOUR: "Enter rupees an hour, such as 150.",
};

const PAISE_A_RUPEE = 100;
const RUPEES_A_LAKH = 100_000;
/** Less than this a year, or a month, is hardly anybody's pay. */
const LEAST_A_YEAR = 50_000;
const LEAST_A_MONTH = 1_000;
/** Nor are ₹10 crore a year. */
const MOST_LAKH = 1_000;

const rupeesEach = (period: SalaryPeriod) => (period === "YEAR" ? RUPEES_A_LAKH : 1);

/** Null for an empty text, NaN for one that is no amount. */
function numberIn(text: string): number | null {
  const plain = text.replaceAll(/[,\s₹]/g, "");
  if (plain === "") return null;
  return /^\d+(\.\d{1,7})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Null for an empty text, undefined for one that is no amount. */
export function paiseTyped(text: string, period: SalaryPeriod): number | null | undefined {
  const amount = numberIn(text);
  if (amount === null) return null;
  const paise = Math.round(amount * rupeesEach(period) * PAISE_A_RUPEE);
  return paise <= MAX_SALARY_PAISE ? paise : undefined;
}

/** An amount as the field shows it. */
export const payTyped = (paise: number | null, period: SalaryPeriod): string =>
  paise === null ? "" : plainText(paise / PAISE_A_RUPEE / rupeesEach(period));

/** Never "3.2e-5". */
const plainText = (amount: number) => amount.toFixed(7).replace(/\.?0+$/, "");

/** What was probably meant by an amount that is hardly anybody's pay; null for one that may well be right. */
export function payMeant(text: string, period: SalaryPeriod): TypedPay | null {
  const amount = numberIn(text);
  if (!amount) return null;
  if (period === "MONTH") {
    if (amount >= LEAST_A_MONTH) return null;
    // "3.2" is said of lakh, "25" of thousands.
    return amount < 10 ? pay(amount, "YEAR") : pay(amount * 1000, "MONTH");
  }
  if (period !== "YEAR") return null;
  const rupees = amount * RUPEES_A_LAKH;
  if (amount >= MOST_LAKH)
    // Typed in rupees.
    return amount < LEAST_A_YEAR ? pay(amount, "MONTH") : pay(amount / RUPEES_A_LAKH, "YEAR");
  if (rupees >= LEAST_A_YEAR) return null;
  return rupees < LEAST_A_MONTH ? pay(rupees, "YEAR") : pay(rupees, "MONTH");
}

const pay = (amount: number, period: SalaryPeriod): TypedPay => ({
  text: plainText(Math.round(amount * 100) / 100),
  period,
});

const spoken = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });
const UNIT: Record<SalaryPeriod, string> = {
  MONTH: " a month",
  YEAR: " lakh a year",
  DAY: " a day",
  HOUR: " an hour",
};

/** "₹3.2 lakh a year", "₹3.2–4.8 lakh a year", "₹25,000 a month". */
export function payWords(texts: readonly string[], period: SalaryPeriod): string {
  const said = texts.flatMap((text) => numberIn(text) ?? []).map((amount) => spoken.format(amount));
  return `₹${[...new Set(said)].join("–")}${UNIT[period]}`;
}
