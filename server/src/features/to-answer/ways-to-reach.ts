import type { ToAnswerAct } from "@cardplaza/contract/to-answer/to-answer-words";
import type { ToAnswerRow } from "../../registry/to-answer-part.ts";

/** The acts that a number and an address allow, with both; empty ones are left out. */
export function waysToReach({ phone, email }: { phone: string; email: string }): {
  reach: ToAnswerAct[];
  contact: Pick<ToAnswerRow, "phone" | "email">;
} {
  return {
    reach: [...(phone ? (["call", "whatsapp"] as const) : []), ...(email ? (["mail"] as const) : [])],
    contact: { ...(phone && { phone }), ...(email && { email }) },
  };
}
