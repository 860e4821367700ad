import Bowser from "bowser";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";

export type DeviceKind = "phone" | "tablet" | "desktop";
type System = "Android" | "iOS" | "Windows" | "ChromeOS" | "macOS" | "Linux";

/** What a browser says about itself, which can be false. */
export interface UserAgent {
  isBot: boolean;
  device: DeviceKind;
  browser?: string;
  system?: System;
}

// Parsing one tries hundreds of patterns, and most visitors share a few hundred browsers.
const known = new LRUCache<string, UserAgent>({ max: 2_000 });

export function readUserAgent(userAgent: string): UserAgent {
  const before = known.get(userAgent);
  if (before) return before;
  const read = userAgent === "" ? NAMELESS : parse(userAgent);
  known.set(userAgent, read);
  return read;
}

/** Browsers always name themselves, so a caller without a name is a program. */
const NAMELESS: UserAgent = { isBot: true, device: "desktop" };

const BROWSERS = new Map([
  ["Chrome", "Chrome"],
  ["Firefox", "Firefox"],
  ["Microsoft Edge", "Edge"],
  ["Opera", "Opera"],
  ["Safari", "Safari"],
  ["Samsung Internet for Android", "Samsung Internet"],
]);

/** Apps and rarer browsers are named after the browser that they are built on. */
const ENGINES = new Map([
  ["Blink", "Chrome"],
  ["Gecko", "Firefox"],
  ["WebKit", "Safari"],
]);

const SYSTEMS = new Map<string, System>([
  ["Android", "Android"],
  ["Chrome OS", "ChromeOS"],
  ["iOS", "iOS"],
  ["Linux", "Linux"],
  ["macOS", "macOS"],
  ["Windows", "Windows"],
]);

const DEVICES = new Map<string, DeviceKind>([
  ["mobile", "phone"],
  ["tablet", "tablet"],
]);

function parse(userAgent: string): UserAgent {
  const { browser, engine, os, platform } = Bowser.parse(userAgent);
  return {
    isBot: isbot(userAgent),
    device: DEVICES.get(platform.type ?? "") ?? "desktop",
    browser: BROWSERS.get(browser.name ?? "") ?? ENGINES.get(engine.name ?? ""),
    system: SYSTEMS.get(os.name ?? ""),
  };
}
