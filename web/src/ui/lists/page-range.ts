export type PageSlot = { page: number } | { gapAfter: number };

/** The first, the last, and the neighbours of the current page; a gap never hides just one page. */
export function pageRange(page: number, pages: number, neighbours = 1): PageSlot[] {
  const current = Math.min(Math.max(page, 1), Math.max(pages, 1));
  const shown = new Set<number>([1, pages]);
  for (let near = current - neighbours; near <= current + neighbours; near++) shown.add(near);
  const wanted = [...shown].filter((each) => each >= 1 && each <= pages).toSorted((a, b) => a - b);

  const slots: PageSlot[] = [];
  let previous = 0;
  for (const each of wanted) {
    if (each - previous === 2) slots.push({ page: each - 1 });
    else if (each - previous > 2) slots.push({ gapAfter: previous });
    slots.push({ page: each });
    previous = each;
  }
  return slots;
}
