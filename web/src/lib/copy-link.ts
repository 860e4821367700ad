import { toast, type ToastRequest } from "../ui/overlays/toast-store.ts";

/** Copies, and says so; where copying is not allowed the link is shown to be copied by hand. */
export async function copyLink(url: string, words: ToastRequest): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(words);
  } catch {
    toast({ title: "Copy this link", description: url, duration: 15_000 });
  }
}
