import type { ComponentProps } from "react";

/**
 * The veil behind a dialog, placed right before its content, whose state it follows.
 * Radix' own overlay injects a style sheet to lock the page; app.css does it for `data-scrim`.
 */
export function Scrim(props: ComponentProps<"div">) {
  return (
    <div
      {...props}
      data-scrim=""
      className="fixed inset-0 z-50 animate-fade-in bg-scrim has-[+[data-state=closed]]:animate-fade-out"
    />
  );
}
