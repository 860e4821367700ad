import { useEffect, useRef } from "react";

/** For the heading of what takes the place of something else: without it the focus would be nowhere. */
export function useFocusOnce() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
