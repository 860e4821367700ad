/** Names that changed or are said in two ways, lower-cased: the old or other one, and today's. */
const TODAYS_NAMES: Readonly<Record<string, string>> = {
  bangalore: "Bengaluru",
  bombay: "Mumbai",
  gurgaon: "Gurugram",
  calcutta: "Kolkata",
  madras: "Chennai",
};

/** Today's name of a city, however it was typed; one we do not know stays as it is. */
export function cityName(typed: string): string {
  const plain = typed.trim().replaceAll(/\s+/g, " ");
  return TODAYS_NAMES[plain.toLowerCase()] ?? plain;
}

/** Two names of one city give the same key. */
export const cityKey = (typed: string): string => cityName(typed).toLowerCase();
