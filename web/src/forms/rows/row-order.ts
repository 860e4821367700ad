/** A list with one item elsewhere. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export const without = <Item>(items: readonly Item[], index: number): Item[] =>
  items.filter((_, at) => at !== index);

export const replaced = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((each, at) => (at === index ? item : each));

/** Back in its place, or at the end where the list is shorter by now. */
export function inserted<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  const next = [...items];
  next.splice(index, 0, item);
  return next;
}
