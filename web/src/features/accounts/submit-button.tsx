import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useSlow } from "../../forms/saving/use-slow.ts";

/**
 * Inert until the scripts run: a native submit would put the typed values, perhaps a
 * password, into the address.
 */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const slow = useSlow(busy);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button type="submit" size="lg" busy={busy} disabled={!useHydrated()} className="disabled:opacity-100">
        {children}
      </Button>
      <p aria-live="polite" className="text-center text-xs text-muted empty:hidden">
        {slow && "Still working. Your connection seems slow."}
      </p>
    </div>
  );
}
