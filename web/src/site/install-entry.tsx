import { Download } from "lucide-react";
import { useSyncExternalStore } from "react";
import { installOffer } from "../lib/offline/install-offer.ts";
import { INSTALL_APP } from "../lib/offline/offline-words.ts";
import { Button } from "../ui/button.tsx";

/** In a member's menu on a phone, where the browser can install the site. */
export function InstallEntry() {
  const isOffered = useSyncExternalStore(installOffer.onChange, installOffer.isThere, () => false);
  if (!isOffered) return null;
  return (
    <Button variant="secondary" className="mt-6 w-full" onClick={() => void installOffer.use()}>
      <Download /> {INSTALL_APP}
    </Button>
  );
}
