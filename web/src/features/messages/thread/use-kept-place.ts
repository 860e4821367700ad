import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createKeptPlace } from "./kept-place.ts";

/** The place in a thread that scrolls by itself, kept over everything that changes in it. */
export function useKeptPlace(isAtNewest: boolean) {
  const [place] = useState(createKeptPlace);
  const content = useRef<HTMLOListElement>(null);
  const box = useRef<HTMLDivElement | null>(null);
  const scroller = useCallback(
    (element: HTMLDivElement | null) => {
      box.current = element;
      place.attach(element);
    },
    [place],
  );
  useLayoutEffect(() => place.restore(isAtNewest));
  const onResize = useEffectEvent(() => place.restore(isAtNewest));
  useEffect(() => {
    const observer = new ResizeObserver(() => onResize());
    for (const each of [box.current, content.current]) if (each) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return { place, scroller, content };
}
