const TOAST_LIMIT = 1;
const TOAST_LIFETIME_MS = 5_000;
const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type ToastRequest = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** How long it stays, in milliseconds. */
  duration?: number;
  action?: { label: string; onPress: () => void };
};

export type Toast = ToastRequest & {
  id: number;
  open: boolean;
  variant: "default" | "destructive";
  duration: number;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function update(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message from anywhere; the newest takes the place of the one before. */
export function toast(request: ToastRequest) {
  const id = ++lastId;
  const added: Toast = {
    ...request,
    id,
    open: true,
    variant: request.variant ?? "default",
    duration: request.duration ?? TOAST_LIFETIME_MS,
  };
  const next = [added, ...toasts];
  for (const dropped of next.slice(TOAST_LIMIT)) cancelRemoval(dropped.id);
  update(next.slice(0, TOAST_LIMIT));
  return { id, dismiss: () => dismissToast(id) };
}

/** Closes one toast, or all; it leaves the list a good while later. */
export function dismissToast(id?: number) {
  for (const each of toasts) {
    if (id === undefined || each.id === id) removeLater(each.id);
  }
  update(toasts.map((each) => (id === undefined || each.id === id ? { ...each, open: false } : each)));
}

function removeLater(id: number) {
  if (removals.has(id)) return;
  const timer = setTimeout(() => {
    removals.delete(id);
    update(toasts.filter((each) => each.id !== id));
  }, TOAST_REMOVE_DELAY_MS);
  removals.set(id, timer);
}

function cancelRemoval(id: number) {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

export function currentToasts() {
  return toasts;
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
