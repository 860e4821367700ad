const lakhs = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

/** "₹6 L/yr and up", from rupees a year. */
export const lakhText = (rupees: number) =>
  rupees < 100_000
    ? `₹${rupees.toLocaleString("en-IN")}/yr and up`
    : `₹${lakhs.format(rupees / 100_000)} L/yr and up`;

/** "3 years" */
export const yearsText = (years: number) =>
  years === 0 ? "Fresher" : years === 1 ? "1 year" : `${years} years`;

/** "Last 7 days" */
export const postedText = (days: number) => (days === 1 ? "Last 24 hours" : `Last ${days} days`);
