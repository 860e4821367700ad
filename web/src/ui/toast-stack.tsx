import { CircleAlert, X } from "lucide-react";
import { Toast as RadixToast } from "radix-ui";
import { Button } from "./button.tsx";
import { cn } from "./class-names.ts";
import { dismissToast, type Toast } from "./toast-store.ts";

/** Radix' part of the toaster, loaded apart from the first page. */
export function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <RadixToast.Provider label="Message" swipeDirection="down">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport
        label="Messages ({hotkey})"
        // Above the bar at the foot of a form, whose buttons it would hide.
        className="fixed inset-x-4 bottom-4 z-60 flex flex-col gap-3 outline-none sm:right-6 sm:bottom-6 sm:left-auto sm:w-96 in-[body:has([data-foot-bar])]:bottom-20 sm:in-[body:has([data-foot-bar])]:bottom-20"
      />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const destructive = toast.variant === "destructive";
  return (
    <RadixToast.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
      duration={toast.duration}
      className={cn(
        "flex items-start gap-3 rounded-card border bg-raised py-3 pr-2 pl-4 text-ink shadow-float data-[state=closed]:animate-fade-out data-[state=open]:animate-toast-in data-[swipe=end]:animate-fade-out data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y)",
        destructive ? "border-danger" : "border-line",
      )}
    >
      {destructive && <CircleAlert aria-hidden="true" className="mt-2 size-5 shrink-0 text-danger" />}
      <div className="min-w-0 flex-1 py-1.5 text-sm break-words">
        <RadixToast.Title className={cn("font-semibold", destructive && "text-danger")}>
          {toast.title}
        </RadixToast.Title>
        {toast.description && (
          <RadixToast.Description className="text-muted">{toast.description}</RadixToast.Description>
        )}
      </div>
      {toast.action && (
        <RadixToast.Action asChild altText={toast.action.label}>
          <Button variant="secondary" size="sm" className="mt-1" onClick={toast.action.onPress}>
            {toast.action.label}
          </Button>
        </RadixToast.Action>
      )}
      <RadixToast.Close asChild>
        <Button variant="ghost" size="icon-sm" aria-label="Dismiss" className="mt-0.5 text-muted">
          <X />
        </Button>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
