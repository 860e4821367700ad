import { Check, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names.ts";

const shape =
  "inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-raised px-3 text-sm [&_svg]:size-4 [&_svg]:shrink-0";

export type ChipProps = {
  children: ReactNode;
  /** With it the chip can be taken away; the name says what goes. */
  remove?: { label: string; onPress: () => void };
  className?: string;
};

/** Something chosen or listed: a skill, a tag, a filter in force. */
export function Chip({ children, remove, className }: ChipProps) {
  return (
    <span className={cn(shape, remove && "pr-1", className)}>
      <span className="truncate">{children}</span>
      {remove && (
        <button
          type="button"
          aria-label={remove.label}
          onClick={remove.onPress}
          className="grid size-6 shrink-0 place-items-center rounded-full text-muted hover:bg-hover hover:text-ink pointer-coarse:relative pointer-coarse:size-8 pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5"
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

/** A filter to switch on and off. */
export function ToggleChip({
  pressed,
  className,
  children,
  ...rest
}: ComponentProps<"button"> & { pressed: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={cn(
        shape,
        "font-medium transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:min-h-11",
        pressed
          ? "border-brand bg-brand-soft text-brand-strong"
          : "not-disabled:hover:border-line-strong not-disabled:hover:bg-hover",
        className,
      )}
    >
      {pressed && <Check aria-hidden="true" />}
      {children}
    </button>
  );
}
