import { isbot } from "isbot";
import { LRUCache } from "lru-cache";

export type Device = "phone" | "tablet" | "desktop";
interface UserAgent {
  isBot: boolean;
  device: Device;
}

// Recognising a bot takes hundreds of patterns, and most visitors share a few hundred browsers.
const known = new LRUCache<string, UserAgent>({ max: 2_000 });

export function readUserAgent(userAgent: string): UserAgent {
  const before = known.get(userAgent);
  if (before) return before;
  // Programs name themselves, or say nothing at all.
  const read = { isBot: userAgent === "" || isbot(userAgent), device: deviceOf(userAgent) };
  known.set(userAgent, read);
  return read;
}

function deviceOf(userAgent: string): Device {
  // Android says "Mobile" on phones only.
  if (/iPad|Tablet|Kindle|Silk\/|PlayBook|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? "phone" : "desktop";
}
