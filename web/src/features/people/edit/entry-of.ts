/** A list with one entry changed, added (`before` null) or removed (`after` null), and where the entry is in it. */
export function withEntry<Entry>(list: readonly Entry[], before: Entry | null, after: Entry | null) {
  // By what it says: in a newer version it may be in another place, or gone.
  const found = before === null ? -1 : list.findIndex((entry) => same(entry, before));
  const index = found === -1 ? list.length : found;
  return { index, list: list.toSpliced(index, found === -1 ? 0 : 1, ...(after === null ? [] : [after])) };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A refusal at `experience.2.to` as one at `to`. */
export function problemsOf(fields: Readonly<Record<string, string>>, list: string, index: number) {
  const start = `${list}.${index}.`;
  return Object.entries(fields).flatMap(([path, text]) =>
    path.startsWith(start) ? [[path.slice(start.length), text] as const] : [],
  );
}
