import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactNode } from "react";

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Once, around the whole app, so that moving along a row of buttons skips the delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </RadixTooltip.Provider>
  );
}

export type TooltipProps = {
  text: string;
  side?: "top" | "right" | "bottom" | "left";
  /** One focusable element. Disable it with `aria-disabled`, or nobody can reach the tooltip. */
  children: ReactNode;
};

/** Extra information about a control, never the only place for it. */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-64 animate-fade-in rounded-lg bg-ink px-2.5 py-1.5 text-xs font-medium text-surface shadow-float"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
