import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useRef, type ComponentProps } from "react";
import { cn } from "../class-names.ts";

const row =
  "relative flex min-h-9 cursor-default items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-sm outline-none select-none data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-hover pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0";

/** Not modal: the page behind keeps its scrollbar, so nothing jumps when a menu opens. */
export function Menu(props: ComponentProps<typeof DropdownMenu.Root>) {
  return <DropdownMenu.Root modal={false} {...props} />;
}

export const MenuTrigger = DropdownMenu.Trigger;

export function MenuContent({ className, ...rest }: ComponentProps<typeof DropdownMenu.Content>) {
  const content = useRef<HTMLDivElement>(null);

  /** The button itself opens and closes. A menu that is still fading away must not close it again. */
  function leaveToTheButton(event: Event) {
    const button = document.getElementById(content.current?.getAttribute("aria-labelledby") ?? "");
    if (button?.contains(event.target as Node)) event.preventDefault();
  }

  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        ref={content}
        onPointerDownOutside={leaveToTheButton}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        {...rest}
        className={cn(
          // The menu is above messages, which would hide its entries.
          "z-70 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(20rem,calc(100vw-24px))] min-w-48 origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-ink shadow-float data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in",
          className,
        )}
      />
    </DropdownMenu.Portal>
  );
}

/** `tone="danger"` for what cannot be undone. With `asChild` the row can be a link. */
export function MenuItem({
  tone,
  className,
  ...rest
}: ComponentProps<typeof DropdownMenu.Item> & { tone?: "danger" }) {
  return (
    <DropdownMenu.Item
      {...rest}
      className={cn(
        row,
        tone === "danger" ? "text-danger data-highlighted:bg-danger-soft" : "[&_svg]:text-muted",
        className,
      )}
    />
  );
}

export function MenuCheckboxItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof DropdownMenu.CheckboxItem>) {
  return (
    <DropdownMenu.CheckboxItem {...rest} className={cn(row, "pl-9", className)}>
      <Mark />
      {children}
    </DropdownMenu.CheckboxItem>
  );
}

function Mark() {
  return (
    <DropdownMenu.ItemIndicator className="absolute left-2.5 text-brand">
      <Check />
    </DropdownMenu.ItemIndicator>
  );
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof DropdownMenu.Label>) {
  return (
    <DropdownMenu.Label
      {...rest}
      className={cn("px-2.5 pt-2 pb-1 text-xs font-medium text-muted", className)}
    />
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}
