import type { ReactNode } from "react";

/**
 * The next steps of a page, in reach of the thumb: on a phone a bar at the foot of the screen, else where they stand.
 * The style sheet leaves room for the bar and keeps messages above it.
 */
export const FootActions = ({ children }: { children: ReactNode }) => (
  <div
    data-foot-actions=""
    className="empty:hidden max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:flex max-sm:gap-2 max-sm:border-t max-sm:border-line max-sm:bg-raised max-sm:px-4 max-sm:pt-2 max-sm:pb-[max(8px,env(safe-area-inset-bottom))] max-sm:*:h-11 max-sm:*:flex-auto max-sm:*:px-2 max-[359px]:[&_svg]:hidden sm:contents print:static"
  >
    {children}
  </div>
);
