interface Place {
  /** At the end: what comes is scrolled to. */
  follows: boolean;
  /** The rows on the screen, and how far below its top they were. The first that is still there keeps its place. */
  rows: readonly { key: string | undefined; top: number }[];
  scrollTop: number;
}

const NEAR_THE_END = 40;

/**
 * Keeps what is read in its place while messages come in above and below it and pictures load; at the end it follows
 * them. Not every browser does this by itself, so none does here (`overflow-anchor: none`).
 */
export function createKeptPlace() {
  let box: HTMLElement | null = null;
  let place: Place = { follows: true, rows: [], scrollTop: 0 };
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const rows = () => [...(box?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];

  function note(): void {
    if (!box) return;
    const { top, bottom } = box.getBoundingClientRect();
    const shown = rows()
      .map((row) => ({ key: row.dataset.row, at: row.getBoundingClientRect() }))
      .filter(({ at }) => at.bottom > top && at.top < bottom)
      .map(({ key, at }) => ({ key, top: at.top - top }));
    place = {
      follows: box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_THE_END,
      // One that begins above the screen may grow there, as a group that an earlier message joins.
      rows: [...shown.filter((row) => row.top >= 0), ...shown.filter((row) => row.top < 0)],
      scrollTop: box.scrollTop,
    };
  }

  /** How far what is read has moved. The line of a day may be gone, as when an earlier message of that day is there. */
  function movedBy(element: HTMLElement): number | null {
    const byKey = new Map(rows().map((row) => [row.dataset.row, row]));
    for (const { key, top } of place.rows) {
      const row = byKey.get(key);
      if (row) return topOf(row) - topOf(element) - top;
    }
    return null;
  }

  /** After something changed; `isAtNewest` if the newest message is among those that are shown. */
  function restore(isAtNewest: boolean): void {
    if (!box) return;
    // Scrolled since, and the browser has not said so yet.
    const moved = box.scrollTop - place.scrollTop;
    if (place.follows && isAtNewest && moved > -1) box.scrollTop = box.scrollHeight;
    else {
      const by = movedBy(box);
      if (by !== null && Math.abs(by + moved) >= 1) box.scrollTop += by + moved;
    }
    note();
  }

  return {
    attach: (element: HTMLElement | null) => void (box = element),
    focus: () => box?.focus({ preventScroll: true }),
    note,
    restore,
    toEnd(): void {
      if (box) box.scrollTop = box.scrollHeight;
      note();
    },
    /** Puts a row a third below the top. False if it is not there. */
    toRow(selector: string): boolean {
      const row = box?.querySelector<HTMLElement>(selector);
      if (!box || !row) return false;
      box.scrollTop += topOf(row) - topOf(box) - box.clientHeight / 3;
      note();
      return true;
    },
    /** How far it is to the beginning and to the end of what is loaded. */
    rest(): { above: number; below: number } {
      if (!box) return { above: Infinity, below: Infinity };
      return { above: box.scrollTop, below: box.scrollHeight - box.scrollTop - box.clientHeight };
    },
    /** The last message of which enough is on the screen to be read. */
    lastInView(): number | null {
      if (!box) return null;
      const { top, bottom } = box.getBoundingClientRect();
      const row = [...box.querySelectorAll<HTMLElement>("[data-seq]")].findLast((each) => {
        const at = each.getBoundingClientRect();
        return at.top + Math.min(24, at.height / 2) <= bottom && at.bottom > top;
      });
      return row ? Number(row.dataset.seq) : null;
    },
  };
}
