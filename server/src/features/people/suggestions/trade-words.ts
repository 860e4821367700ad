/** Positions that people of every trade have. */
const POSITIONS =
  /\b(co-?founder|founder|owner|co-?owner|proprietor|partner|director|managing|ceo|coo|cto|md|president|chairman|head|manager|senior|junior|chief|executive|officer|of|and|the|at|&)\b/giu;

/** What somebody does, without the position: "Founder and Interior designer" is an interior designer. */
export const tradeWords = (headline: string): string =>
  // After a comma comes the company.
  (headline.split(/,|\||\bat\b/iu)[0] ?? "").replaceAll(POSITIONS, " ").replaceAll(/\s+/gu, " ").trim();
