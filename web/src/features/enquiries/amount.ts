/** Amounts as people type them: "25000", "₹ 25,000.50". */
const plain = (amount: string) => amount.replaceAll(/[,\s₹]/g, "");

/** Whether the text is empty or an amount. */
export const isAmount = (text: string) => text.trim() === "" || /^\d+(\.\d{1,2})?$/.test(plain(text));

export const amountOf = (text: string) => (text.trim() ? Number(plain(text)) : undefined);

export function paiseOf(text: string): number | undefined {
  const amount = amountOf(text);
  return amount === undefined ? undefined : Math.round(amount * 100);
}

export const typedAmount = (paise: number | undefined) => (paise === undefined ? "" : String(paise / 100));

export const AMOUNT_HINT = "Enter an amount, for example 25,000.";
