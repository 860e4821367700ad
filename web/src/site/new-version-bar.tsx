import { useState, useSyncExternalStore } from "react";
import { newVersion } from "../lib/offline/new-version.ts";
import { NEW_VERSION } from "../lib/offline/offline-words.ts";
import { tabStore } from "../lib/storage/browser-storage.ts";
import { Button } from "../ui/button.tsx";

const LATER = "new-version-later";
/** Above the bars at the foot and below everything that opens over the page, such as a QR code for somebody to scan. */
const PLACE =
  "fixed inset-x-4 bottom-[calc(1rem+var(--foot,0px))] z-30 sm:right-6 sm:left-auto sm:w-96 print:hidden";

/** Offers a new version once it is loaded. It waits as long as the member likes: nothing reloads by itself. */
export function NewVersionBar() {
  const isThere = useSyncExternalStore(newVersion.onChange, newVersion.isThere, () => false);
  const [isLater, setLater] = useState(() => tabStore.read(LATER) !== null);
  if (!isThere || isLater) return null;
  const wait = () => {
    tabStore.write(LATER, "yes");
    setLater(true);
  };
  const use = () => {
    tabStore.remove(LATER);
    newVersion.use();
  };
  return (
    <section aria-label={NEW_VERSION.label} className={PLACE}>
      <div
        role="status"
        className="flex animate-toast-in flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-raised py-3 pr-3 pl-4 text-ink shadow-float"
      >
        <p className="flex-1 text-sm font-semibold whitespace-nowrap">{NEW_VERSION.text}</p>
        <div className="flex gap-2">
          <Button size="sm" variant="ghost" onClick={wait}>
            {NEW_VERSION.later}
          </Button>
          <Button size="sm" onClick={use}>
            {NEW_VERSION.reload}
          </Button>
        </div>
      </div>
    </section>
  );
}
