import { useState, useSyncExternalStore } from "react";
import { newVersion } from "../lib/offline/new-version.ts";
import { NEW_VERSION } from "../lib/offline/offline-words.ts";
import { Button } from "../ui/button.tsx";

/** Offers a new version once it is loaded. It waits as long as the member likes: nothing reloads by itself. */
export function NewVersionBar() {
  const isThere = useSyncExternalStore(newVersion.onChange, newVersion.isThere, () => false);
  const [isLater, setLater] = useState(false);
  if (!isThere || isLater) return null;
  return (
    <section aria-label={NEW_VERSION.label} className="toasts">
      <div
        role="status"
        className="pointer-events-auto flex animate-toast-in flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-raised py-3 pr-3 pl-4 text-ink shadow-float"
      >
        <p className="flex-1 text-sm font-semibold whitespace-nowrap">{NEW_VERSION.text}</p>
        <div className="flex gap-2">
          <Button size="sm" variant="ghost" onClick={() => setLater(true)}>
            {NEW_VERSION.later}
          </Button>
          <Button size="sm" onClick={newVersion.use}>
            {NEW_VERSION.reload}
          </Button>
        </div>
      </div>
    </section>
  );
}
