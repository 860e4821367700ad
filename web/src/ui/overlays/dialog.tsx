import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button.tsx";
import { cn } from "../class-names.ts";
import { useReturnFocus } from "./return-focus.ts";
import { Scrim } from "./scrim.tsx";

export const Dialog = RadixDialog.Root;
export const DialogTrigger = RadixDialog.Trigger;
export const DialogClose = RadixDialog.Close;

export const dialogPanel =
  "fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] max-w-lg overflow-y-auto overscroll-contain rounded-card border border-line bg-raised text-ink shadow-float outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in";

export type DialogContentProps = {
  title: string;
  description?: ReactNode;
  /** `wide` for previews and tables. */
  size?: "normal" | "wide";
  className?: string;
  children: ReactNode;
};

export function DialogContent({
  title,
  description,
  size = "normal",
  className,
  children,
}: DialogContentProps) {
  return (
    <RadixDialog.Portal>
      <Scrim />
      <RadixDialog.Content
        {...useReturnFocus()}
        aria-modal="true"
        className={cn(dialogPanel, "flex flex-col *:shrink-0", size === "wide" && "max-w-3xl", className)}
        {...(description ? {} : { "aria-describedby": undefined })}
      >
        <header className="pt-5.5 pr-16 pb-4 pl-6">
          <RadixDialog.Title className="text-lg leading-snug break-words">{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="mt-1 text-sm break-words text-muted">
              {description}
            </RadixDialog.Description>
          )}
        </header>
        <div className="px-6 pb-6">{children}</div>
        {/* Last, so that the focus first goes to what the dialog is about; in view wherever that is scrolled to. */}
        <div className="sticky top-0 z-10 order-first h-0">
          <RadixDialog.Close asChild>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Close"
              className="absolute top-4 right-3 bg-raised"
            >
              <X />
            </Button>
          </RadixDialog.Close>
        </div>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}

/** The last element of a dialog, also inside its form. Stays visible while the rest scrolls. On a phone its buttons fill the rows. */
export function DialogFooter({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={cn(
        "sticky bottom-0 -mx-6 mt-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-6 py-4 max-sm:*:grow",
        className,
      )}
    />
  );
}
