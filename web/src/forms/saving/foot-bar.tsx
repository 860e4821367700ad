import type { ReactNode } from "react";

/** Always visible at the foot of a form. */
export function FootBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-foot-bar=""
      className="sticky bottom-0 z-10 -mx-4 mt-6 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6"
    >
      {children}
    </div>
  );
}
