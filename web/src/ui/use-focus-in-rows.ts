import { type FocusEvent, useEffect, useRef } from "react";

/** When a row goes with the button that was pressed in it, the focus moves on to the row in its place. */
export function useFocusInRows() {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<{ row: Element; index: number }>(null);
  useEffect(() => {
    if (!last.current || !isLostWith(last.current.row)) return;
    const rows = list.current?.children;
    const next = rows?.[Math.min(last.current.index, rows.length - 1)];
    next?.querySelector<HTMLElement>("a, button")?.focus();
  });
  useEffect(
    () => () => {
      // The whole list went with its last row.
      if (last.current && isLostWith(last.current.row)) document.querySelector<HTMLElement>("main")?.focus();
    },
    [],
  );
  return {
    ref: list,
    onFocus({ target }: FocusEvent) {
      const rows = [...(list.current?.children ?? [])];
      const index = rows.findIndex((row) => row.contains(target));
      const row = rows[index];
      last.current = row ? { row, index } : null;
    },
    onBlur({ target }: FocusEvent) {
      // Somebody who pressed beside the row has left; with a row that goes, the focused button goes too.
      requestAnimationFrame(() => {
        if (target.isConnected && document.activeElement === document.body) last.current = null;
      });
    },
  };
}

const isLostWith = (row: Element) => !row.isConnected && document.activeElement === document.body;
