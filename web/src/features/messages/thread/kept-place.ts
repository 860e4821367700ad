interface Place {
  /** At the end: what comes is scrolled to. */
  follows: boolean;
  /** The row at the top of the screen, and how far below the top it was. */
  row: string | null;
  top: number;
  scrollTop: number;
}

const NEAR_THE_END = 40;

/**
 * Keeps what is read in its place while messages come in above and below it and pictures load; at the end it follows
 * them. Not every browser does this by itself, so none does here (`overflow-anchor: none`).
 */
export function createKeptPlace() {
  let box: HTMLElement | null = null;
  let place: Place = { follows: true, row: null, top: 0, scrollTop: 0 };
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const rows = () => [...(box?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];

  function note(): void {
    if (!box) return;
    const top = topOf(box);
    const row = rows().find((each) => each.getBoundingClientRect().bottom > top);
    place = {
      follows: box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_THE_END,
      row: row?.dataset.row ?? null,
      top: row ? topOf(row) - top : 0,
      scrollTop: box.scrollTop,
    };
  }

  /** After something changed; `isAtNewest` if the newest message is among those that are shown. */
  function restore(isAtNewest: boolean): void {
    if (!box) return;
    // Scrolled since, and the browser has not said so yet.
    const moved = box.scrollTop - place.scrollTop;
    if (place.follows && isAtNewest && moved > -1) box.scrollTop = box.scrollHeight;
    else {
      const row = rows().find((each) => each.dataset.row === place.row);
      const by = row ? topOf(row) - topOf(box) - (place.top - moved) : 0;
      if (Math.abs(by) >= 1) box.scrollTop += by;
    }
    note();
  }

  return {
    attach: (element: HTMLElement | null) => void (box = element),
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
