import type { Context } from "../../../context.ts";
import { Refusal } from "../../../platform/refusals.ts";
import { recordCardEvent } from "../events/record-card-event.ts";
import type { QrCodeRow } from "./qr-codes.table.ts";

/** Committed before the visitor is redirected. Beyond the limit scans still lead to the target. */
export async function countScan(ctx: Context, { code, cardId }: QrCodeRow): Promise<void> {
  if (!cardId) return;
  const scan = { cardId, type: "scan" as const, qrCode: code, channel: "qr" as const };
  try {
    await recordCardEvent(ctx, scan, countryOfLanguage(ctx.caller.language));
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "RATE_LIMITED")) throw error;
  }
}

/**
 * A redirect runs no script that could tell a time zone, so the language must do: "hi-IN" is India.
 * American English is the default of devices everywhere, and tells nothing.
 */
function countryOfLanguage(language = ""): string | undefined {
  const region = /-([a-z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase();
  return language.toLowerCase() === "en-us" ? undefined : region;
}
