// Apart from the rules of cards, which every first visit loads.
import { CONTROL_CHARACTER } from "./web-link.ts";

/** A link to any host, but only with its scheme. */
export function httpLink(value: string): string | null {
  const text = value.trim();
  if (CONTROL_CHARACTER.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username || url.password ? null : url.href;
}
