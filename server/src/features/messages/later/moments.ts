import { SCHEDULED_DAYS } from "@cardplaza/contract/messages/message-limits";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { invalid } from "../../../platform/refusals.ts";

/** A time to come, within a year. */
export function requireLater(now: Date, at: Date, field: "at" | "sendAt"): Date {
  const ahead = at.getTime() - now.getTime();
  if (ahead <= 0 || ahead > SCHEDULED_DAYS * DAY_MS) throw invalid({ [field]: MESSAGE_TEXT.badTime });
  return at;
}
