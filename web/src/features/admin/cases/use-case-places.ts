import type { CaseLine } from "@cardplaza/contract/cases/cases";
import { type RefObject, useEffect, useRef } from "react";

interface Places {
  items: readonly CaseLine[];
  openId: string | null;
  list: RefObject<HTMLElement | null>;
}

/** Where one is in the list: by the case that is open, or by the focus. */
export function useCasePlaces({ items, openId, list }: Places) {
  const place = useRef(0);
  const at = items.findIndex(({ _id }) => _id === openId);
  // One that was decided is not in the list any more; the next one has moved to its place.
  useEffect(() => {
    if (at >= 0) place.current = at;
  }, [at]);

  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-case]") ?? [])];
  const focusedRow = () => document.activeElement?.closest("[role=row]") ?? null;
  return {
    beside(by: 1 | -1): string | undefined {
      const from = at >= 0 ? at + by : by === 1 ? place.current : place.current - 1;
      return items[from]?._id;
    },
    focus(by: 1 | -1) {
      const all = buttons();
      const row = focusedRow();
      const from = all.findIndex((button) => row?.contains(button));
      const next = all[from < 0 ? 0 : from + by];
      next?.focus();
      next?.scrollIntoView({ block: "nearest" });
    },
    /** The case whose row has the focus. */
    focused: () => buttons().find((button) => focusedRow()?.contains(button))?.dataset.case,
  };
}
