import { toast, type ToastRequest } from "../ui/overlays/toast-store.ts";

/** Copies the link and says so. If copying is not allowed, shows the link to copy manually. */
export async function copyLink(url: string, words: ToastRequest): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(words);
  } catch {
    toast({ title: "Copy this link", description: url, duration: 15_000 });
  }
}
