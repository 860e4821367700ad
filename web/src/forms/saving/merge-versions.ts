interface Merged<Values> {
  values: Values;
  /** Changed both here and elsewhere. What was typed here wins. */
  clashes: string[];
}

/** The latest version with the member's own changes on top. */
export function mergeVersions<Values extends object>(
  opened: Values,
  typed: Values,
  latest: Values,
): Merged<Values> {
  const fields = Object.keys(latest) as (keyof Values & string)[];
  const differ = (a: Values, b: Values) =>
    fields.filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));
  const mine = differ(opened, typed);
  const theirs = new Set(differ(opened, latest));
  const typedOnly = Object.fromEntries(mine.map((field) => [field, typed[field]]));
  const clashes = mine.filter(
    (field) => theirs.has(field) && JSON.stringify(typed[field]) !== JSON.stringify(latest[field]),
  );
  return { values: { ...latest, ...typedOnly }, clashes };
}
