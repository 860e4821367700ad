import { type ReactNode, useEffect, useRef } from "react";

/** The style sheet puts toasts above it. */
const FOOT = "--foot";

/** The end of a thread, whatever is in it. Toasts stand above it: they would hide the field or its buttons. */
export function ThreadFootArea({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const foot = area.current;
    if (!foot?.parentElement) return;
    const { style } = document.documentElement;
    const measure = () => {
      const height = Math.max(0, innerHeight - foot.getBoundingClientRect().top);
      style.setProperty(FOOT, `${Math.round(height)}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(foot);
    // A phone's keyboard moves it without a change of its height.
    observer.observe(foot.parentElement);
    return () => {
      observer.disconnect();
      style.removeProperty(FOOT);
    };
  }, []);
  return (
    <div ref={area} className="shrink-0">
      {children}
    </div>
  );
}
