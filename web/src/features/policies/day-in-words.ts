const DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });

/** "2026-11-15" → "15 November 2026" */
export const dayInWords = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));
