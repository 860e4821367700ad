import { type RefObject, useLayoutEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { keepPlace, keptPlace } from "../../../lib/kept-places.ts";

/** The header covers what is above. */
const HEADER_PX = 64;

/**
 * A list that is as it was when somebody comes back to it. `visit` names what was loaded; `startAt` is the
 * entry that was at the top of the screen.
 */
export function useKeptPlace() {
  const { key } = useLocation();
  const [kept] = useState(() => keptPlace(key));
  const [visit] = useState(kept?.visit ?? key);
  return { visit, startAt: kept?.anchor.id, kept, key };
}

/** Goes to where the member was, or to the top, and remembers the place when they leave. */
export function useReturnToPlace(
  list: RefObject<HTMLUListElement | null>,
  { visit, kept, key }: ReturnType<typeof useKeptPlace>,
) {
  // A dialog may change the address meanwhile; the entry of the history is the last one.
  const last = useRef(key);
  useLayoutEffect(() => {
    last.current = key;
  }, [key]);

  const goThere = useEffectEvent(() => {
    const entry = kept && entriesOf(list.current).find(({ dataset }) => dataset.post === kept.anchor.id);
    if (!entry) return scrollTo(0, 0);
    scrollBy(0, entry.getBoundingClientRect().top - kept.anchor.top);
  });
  const remember = useEffectEvent(() => {
    const entry = entriesOf(list.current).find((each) => each.getBoundingClientRect().bottom > HEADER_PX);
    const id = entry?.dataset.post;
    if (!entry || !id) return;
    keepPlace(last.current, { visit, anchor: { id, top: entry.getBoundingClientRect().top } });
  });
  useLayoutEffect(() => {
    goThere();
    return () => remember();
  }, []);
}

const entriesOf = (list: HTMLUListElement | null) =>
  [...(list?.children ?? [])].filter((each) => each instanceof HTMLElement);
