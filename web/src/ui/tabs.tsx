import { Tabs as RadixTabs } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";
import { useOpenInSight } from "./use-open-in-sight.ts";

export const Tabs = RadixTabs.Root;

// Radix would write style attributes into the server's markup; an undefined value takes them out again.
const NO_OUTLINE = { outline: undefined };
const NO_DURATION = { animationDuration: undefined };

/** One row; on a narrow screen it scrolls sideways rather than wrap, to the open tab first. */
export function TabList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  const list = useOpenInSight<HTMLDivElement>();
  return (
    <RadixTabs.List
      {...rest}
      ref={list}
      style={NO_OUTLINE}
      className={cn(
        "flex snap-x gap-1 overflow-x-auto overscroll-x-contain [scrollbar-width:none] shadow-[inset_0_-1px_0_var(--line)]",
        className,
      )}
    />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      {...rest}
      className={cn(
        "inline-flex h-11 min-w-11 shrink-0 justify-center snap-start items-center gap-2 rounded-t-lg border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted transition-colors duration-150 -outline-offset-2 hover:text-ink disabled:opacity-50 data-[state=active]:border-brand data-[state=active]:text-ink [&_svg]:size-4",
        className,
      )}
    />
  );
}

export function TabPanel({ className, children, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return (
    <RadixTabs.Content {...rest} asChild>
      <div style={NO_DURATION} className={cn("rounded-sm pt-5", className)}>
        {children}
      </div>
    </RadixTabs.Content>
  );
}
