import type { QrDevice } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { QrDestination } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { readUserAgent } from "../../../platform/http/user-agent.ts";
import type { QrCodeRow } from "./qr-codes.table.ts";

type Rules = Pick<QrCodeRow, "destination" | "schedule" | "devices">;

/** The schedule decides first, then the device, then the default. */
export function pickTarget(
  { schedule, devices, destination }: Rules,
  now: Date,
  userAgent: string,
): QrDestination {
  const time = now.toISOString();
  const scheduled = schedule.find(({ from, until }) => from <= time && time < until);
  if (scheduled) return scheduled.destination;
  const device = deviceOf(userAgent);
  return (device && devices[device]) ?? destination;
}

function deviceOf(userAgent: string): QrDevice | null {
  const { system } = readUserAgent(userAgent);
  if (system === undefined) return null;
  return system === "iOS" ? "ios" : system === "Android" ? "android" : "desktop";
}
