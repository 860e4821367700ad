import { readUserAgent } from "../../../platform/http/user-agent.ts";

/** "Chrome on Android": enough for members to recognise their own device. */
export function deviceName(userAgent: string): string {
  const { browser = "Unknown browser", system } = readUserAgent(userAgent);
  return system ? `${browser} on ${system}` : browser;
}
