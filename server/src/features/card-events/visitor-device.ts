import { isbot } from "isbot";

/** Programs name themselves, or say nothing at all. */
export const isBot = (userAgent: string) => userAgent === "" || isbot(userAgent);

export function deviceOf(userAgent: string): "phone" | "tablet" | "desktop" {
  // Android says "Mobile" on phones only.
  if (/iPad|Tablet|Kindle|Silk\/|PlayBook|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? "phone" : "desktop";
}
