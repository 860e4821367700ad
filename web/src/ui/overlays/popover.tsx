import { Popover as RadixPopover } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../class-names.ts";

export const Popover = RadixPopover.Root;
export const PopoverTrigger = RadixPopover.Trigger;

/** Give it an `aria-label`: a popover is a small dialog. */
export function PopoverContent({ className, ...rest }: ComponentProps<typeof RadixPopover.Content>) {
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        align="start"
        sideOffset={6}
        collisionPadding={12}
        {...rest}
        className={cn(
          "z-70 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-24px)] origin-(--radix-popover-content-transform-origin) overflow-y-auto rounded-card border border-line bg-raised p-4 text-sm text-ink shadow-float outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in",
          className,
        )}
      />
    </RadixPopover.Portal>
  );
}
