import type { QrDevice } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { QrDestination } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import type { QrCodeRow } from "./qr-codes.table.ts";

type Rules = Pick<QrCodeRow, "destination" | "schedule" | "devices">;

/** The time decides first, then the device, then where the code leads otherwise. */
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
  if (/iPhone|iPad|iPod/i.test(userAgent)) return "ios";
  if (/Android/i.test(userAgent)) return "android";
  return /Windows|Macintosh|X11|CrOS|Linux/i.test(userAgent) ? "desktop" : null;
}
