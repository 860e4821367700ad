import { type CardValues, EMPTY_CARD } from "./card-values.ts";

interface Merged {
  values: CardValues;
  /** Changed both here and elsewhere; what was typed here stands. */
  clashes: string[];
}

/** The latest version with one's own changes on top. */
export function mergeVersions(opened: CardValues, typed: CardValues, latest: CardValues): Merged {
  const fields = Object.keys(EMPTY_CARD) as (keyof CardValues)[];
  const differ = (a: CardValues, b: CardValues) =>
    fields.filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));
  const mine = differ(opened, typed);
  const theirs = new Set(differ(opened, latest));
  const kept = Object.fromEntries(mine.map((field) => [field, typed[field]]));
  const clashes = mine.filter(
    (field) => theirs.has(field) && JSON.stringify(typed[field]) !== JSON.stringify(latest[field]),
  );
  return { values: { ...latest, ...kept }, clashes };
}
