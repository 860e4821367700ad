import { CircleAlert, X } from "lucide-react";
import { type TouchEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../button.tsx";
import { cn } from "../class-names.ts";
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from "./toast-store.ts";

const NONE: readonly Toast[] = [];
const SWIPE_PX = 40;

/**
 * Rendered once, in the shell; `toast()` fills it. It is part of the first scripts: the message that the
 * network is gone cannot fetch its own code.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const focusOnKey = ({ key }: { key: string }) => key === "F8" && list.current?.focus();
    // Otherwise a press on a message counts as a press outside an open dialog and closes it.
    const keepFromDialogs = (event: Event) => event.stopPropagation();
    const closeOnEscape = ({ key }: { key: string }) => key === "Escape" && dismissToast();
    const element = list.current;
    addEventListener("keydown", focusOnKey);
    element?.addEventListener("keydown", closeOnEscape);
    element?.addEventListener("pointerdown", keepFromDialogs);
    return () => {
      removeEventListener("keydown", focusOnKey);
      element?.removeEventListener("keydown", closeOnEscape);
      element?.removeEventListener("pointerdown", keepFromDialogs);
    };
  }, []);
  const shown = toasts.filter(({ open }) => open);
  return (
    <ol
      ref={list}
      tabIndex={-1}
      aria-live="polite"
      aria-label={shown.length > 0 ? "Messages (F8)" : undefined}
      className="toasts"
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onLeave={() => list.current?.focus()} />
      ))}
    </ol>
  );
}

/** Closes after a while, but not while it is touched, hovered or focused. */
function ToastCard({ toast, onLeave }: { toast: Toast; onLeave: () => void }) {
  const { id, title, description, action, duration } = toast;
  const destructive = toast.variant === "destructive";
  const [held, setHeld] = useState(false);
  const touchedAt = useRef(0);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismissToast, duration, id);
    return () => clearTimeout(timer);
  }, [held, duration, id]);
  const close = () => {
    onLeave();
    dismissToast(id);
  };
  const hold = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false) };
  const focus = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  const swipe = {
    onTouchStart: ({ touches }: TouchEvent) => (touchedAt.current = touches[0]?.clientY ?? 0),
    onTouchEnd: ({ changedTouches }: TouchEvent) =>
      (changedTouches[0]?.clientY ?? 0) > touchedAt.current + SWIPE_PX && close(),
  };
  return (
    <li
      {...hold}
      {...focus}
      {...swipe}
      className={cn(
        "pointer-events-auto flex animate-toast-in gap-3 rounded-card border bg-raised py-3 pr-2 pl-4 text-ink shadow-float",
        destructive ? "border-danger" : "border-line",
        description ? "items-start" : "items-center",
      )}
    >
      {destructive && <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />}
      <div className="min-w-0 flex-1 py-1.5 text-sm break-words">
        <div className={cn("font-semibold", destructive && "text-danger")}>{title}</div>
        {description && <div className="text-muted">{description}</div>}
      </div>
      {action && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            action.onPress();
            dismissToast(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <Button variant="ghost" size="icon-sm" aria-label="Dismiss" className="text-muted" onClick={close}>
        <X />
      </Button>
    </li>
  );
}
