import { useEffect, useRef } from "react";

/** Takes note of the focus, and brings it back there if the form, at rest while it is saved, had to let go of it. */
export function useFocusBack(busy: boolean) {
  const noted = useRef<Element | null>(null);
  useEffect(() => {
    if (busy || !noted.current) return;
    if (document.activeElement === document.body) (noted.current as HTMLElement).focus();
    noted.current = null;
  }, [busy]);
  return () => {
    noted.current = document.activeElement;
  };
}
