import type { ReactNode } from "react";

/**
 * The next steps of a page, in reach of the thumb: on a phone a bar at the foot of the screen, else where they stand.
 * The style sheet places the bar, leaves room for it and keeps messages above it.
 */
export const FootActions = ({ children }: { children: ReactNode }) => (
  <div data-foot-actions="" className="max-sm:*:h-11 max-sm:*:flex-auto max-sm:*:px-2 sm:contents">
    {children}
  </div>
);
