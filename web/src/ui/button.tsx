import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "./class-names.ts";
import { OfflineNote } from "./offline-note.tsx";
import { Spinner } from "./spinner.tsx";

const button = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-field border border-transparent font-medium whitespace-nowrap select-none transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:opacity-50 aria-busy:cursor-progress [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary: "bg-brand text-brand-ink hoverable:bg-brand-strong",
        secondary: "border-line bg-raised text-ink hoverable:border-line-strong hoverable:bg-hover",
        ghost: "text-ink hoverable:bg-hover",
        danger: "bg-danger text-brand-ink hoverable:bg-danger-strong",
        link: "touch-area h-auto min-h-6 rounded-sm px-0 text-brand-strong underline decoration-brand/40 underline-offset-4 hoverable:decoration-current",
      },
      size: {
        sm: "h-8 px-3 text-sm pointer-coarse:h-11 [&_svg:not([class*=size-])]:size-4",
        md: "h-10 px-4 text-sm pointer-coarse:h-11 [&_svg:not([class*=size-])]:size-4",
        lg: "h-12 px-6 text-base [&_svg:not([class*=size-])]:size-5",
        icon: "size-10 pointer-coarse:size-11 [&_svg:not([class*=size-])]:size-4.5",
        "icon-sm": "size-8 pointer-coarse:size-11 [&_svg:not([class*=size-])]:size-4",
      },
    },
    compoundVariants: [
      { variant: "link", size: ["sm", "md", "lg"], class: "h-auto px-0 pointer-coarse:h-auto" },
    ],
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof button> & {
    /** Makes its only child, such as a link, look like a button. */
    asChild?: boolean;
    /** Shows a spinner and ignores presses, but keeps the focus. */
    busy?: boolean;
    /** For a submit button: the note beside it while the device is offline; false where nothing can be lost. */
    offlineNote?: string | false | undefined;
  };

export function Button({
  asChild = false,
  busy = false,
  variant,
  size,
  className,
  children,
  onClick,
  offlineNote,
  "aria-disabled": ariaDisabled,
  ...rest
}: ButtonProps) {
  const Element = asChild ? Slot.Root : "button";
  const ignorePress = (event: MouseEvent) => event.preventDefault();
  const inactive = busy || ariaDisabled === true || ariaDisabled === "true";
  const spinnerOnly = busy && !asChild && (size === "icon" || size === "icon-sm");
  const element = (
    <Element
      {...(asChild ? {} : { type: "button" as const })}
      {...rest}
      {...(inactive ? { "aria-disabled": true } : {})}
      {...(busy ? { "aria-busy": true } : {})}
      onClick={inactive ? ignorePress : onClick}
      className={cn(button({ variant, size }), className)}
    >
      {busy && <Spinner />}
      {spinnerOnly ? null : <Slot.Slottable>{children}</Slot.Slottable>}
    </Element>
  );
  if (rest.type !== "submit" || offlineNote === false) return element;
  return (
    <>
      {element}
      <OfflineNote text={offlineNote} />
    </>
  );
}
