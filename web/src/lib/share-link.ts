import type { ToastRequest } from "../ui/overlays/toast-store.ts";
import { copyLink } from "./copy-link.ts";

interface Shared {
  title: string;
  url: string;
  /** The message if the link was copied. */
  copied: ToastRequest;
}

/** The native dialog where there is one, otherwise the link is copied. */
export async function shareLink({ title, url, copied }: Shared): Promise<void> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, text: title, url });
      return;
    } catch (error) {
      // Closing the dialog is a decision, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  await copyLink(url, copied);
}
