import { useEffect, useEffectEvent, useRef } from "react";

/** A mark at the end of a list: says when it comes near the screen, such as to load the next page. */
export function NearTheEnd({ onNear, within = "600px" }: { onNear: () => void; within?: string }) {
  const mark = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) tell();
      },
      { rootMargin: within },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [within]);
  return <div ref={mark} />;
}
