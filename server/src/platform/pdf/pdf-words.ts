const MONEY = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  minimumFractionDigits: 2,
});
/** "₹1,20,000.00" */
export const money = (paise: number) => MONEY.format(paise / 100);
