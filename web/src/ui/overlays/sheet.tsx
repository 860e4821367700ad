import { cva, type VariantProps } from "class-variance-authority";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { cn } from "../class-names.ts";
import { useReturnFocus } from "./return-focus.ts";
import { Scrim } from "./scrim.tsx";

const panel = cva("fixed z-50 flex flex-col border-line bg-raised text-ink shadow-float outline-none", {
  variants: {
    side: {
      left: "inset-y-0 left-0 w-[min(20rem,calc(100vw-48px))] border-r data-[state=closed]:animate-leave-left data-[state=open]:animate-enter-left",
      right:
        "inset-y-0 right-0 w-[min(26rem,calc(100vw-48px))] border-l data-[state=closed]:animate-leave-right data-[state=open]:animate-enter-right",
      bottom:
        "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-card border-t data-[state=closed]:animate-leave-bottom data-[state=open]:animate-enter-bottom",
    },
  },
  defaultVariants: { side: "right" },
});

export const Sheet = Dialog.Root;
export const SheetTrigger = Dialog.Trigger;
export const SheetClose = Dialog.Close;

export type SheetContentProps = VariantProps<typeof panel> & {
  title: string;
  /** For panels whose content speaks for itself, such as navigation; the title is still read out. */
  hideTitle?: boolean;
  description?: string;
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function SheetContent({
  side,
  title,
  hideTitle = false,
  description,
  footer,
  className,
  children,
}: SheetContentProps) {
  return (
    <Dialog.Portal>
      <Scrim />
      <Dialog.Content
        {...useReturnFocus()}
        aria-modal="true"
        className={cn(panel({ side }), className)}
        {...(description ? {} : { "aria-describedby": undefined })}
      >
        <header className="flex min-h-16 shrink-0 items-center gap-4 pr-3 pl-5">
          <div className={cn("min-w-0 flex-1 py-3", hideTitle && "sr-only")}>
            <Dialog.Title className="text-lg leading-snug break-words">{title}</Dialog.Title>
            {description && (
              <Dialog.Description className="mt-0.5 text-sm break-words text-muted">
                {description}
              </Dialog.Description>
            )}
          </div>
          <Dialog.Close asChild>
            <Button variant="ghost" size="icon" aria-label="Close" className="ml-auto">
              <X />
            </Button>
          </Dialog.Close>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
        {footer && (
          <footer className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-5 py-4 max-sm:*:grow">
            {footer}
          </footer>
        )}
      </Dialog.Content>
    </Dialog.Portal>
  );
}
