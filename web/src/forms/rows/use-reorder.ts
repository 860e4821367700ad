import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

const EDGE_PX = 110;
const SCROLL_PX = 14;

interface Reorder {
  /** Its children are the items, in order. */
  list: RefObject<HTMLUListElement | null>;
  move: (from: number, to: number) => void;
  /** Items beside each other as well as below each other. */
  grid?: boolean;
}

/**
 * Dragging by a handle, with any pointer. It listens on the window: an item that changes its place
 * is taken out of the page for a moment, and would lose the pointer.
 */
export function useReorder({ list, move, grid = false }: Reorder) {
  const [dragged, setDragged] = useState<number | null>(null);
  const at = useRef(-1);

  const follow = useEffectEvent((event: PointerEvent) => {
    const { clientX: x, clientY: y } = event;
    if (y < EDGE_PX) scrollBy(0, -SCROLL_PX);
    if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
    const boxes = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    const over = boxes.findIndex(
      (box) => y >= box.top && y <= box.bottom && (!grid || (x >= box.left && x <= box.right)),
    );
    const [target, own] = [boxes[over], boxes[at.current]];
    if (!target || !own || over === at.current || !hasPassed(target, own, over > at.current, x, y)) return;
    move(at.current, over);
    at.current = over;
    setDragged(over);
  });

  const active = dragged !== null;
  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    const end = () => setDragged(null);
    addEventListener("pointermove", (event) => follow(event), { signal: stop.signal });
    addEventListener("pointerup", end, { signal: stop.signal });
    addEventListener("pointercancel", end, { signal: stop.signal });
    return () => stop.abort();
  }, [active]);

  const take = (index: number) => {
    at.current = index;
    setDragged(index);
  };
  return { dragged, take };
}

// Past its middle, or two items of different height would change places back and forth.
function hasPassed(target: DOMRect, own: DOMRect, forward: boolean, x: number, y: number): boolean {
  const beside = Math.abs(target.top - own.top) < 4;
  const [pointer, middle] = beside
    ? [x, target.left + target.width / 2]
    : [y, target.top + target.height / 2];
  return forward ? pointer > middle : pointer < middle;
}
