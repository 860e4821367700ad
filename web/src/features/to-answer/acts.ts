import type { ToAnswerItem } from "@cardplaza/contract/to-answer/to-answer";
import type { ToAnswerAct } from "@cardplaza/contract/to-answer/to-answer-words";
import { dialled } from "@cardplaza/contract/phones";
import { whatsAppLink } from "../../lib/whats-app-link.ts";

/** Done outside the product. */
export type OutsideAct = Extract<ToAnswerAct, "call" | "whatsapp" | "mail">;

/** Out of the product, to one of its screens, or a call of its own. */
export type ReadyAct =
  | { act: OutsideAct; href: string }
  | { act: "reply" | "open"; to: string }
  | { act: "accept" };

/** The acts that can be done with what is known, the most useful first; opening it always can. */
export function readyActs(item: ToAnswerItem): ReadyAct[] {
  const ready = item.acts.flatMap((act) => readyAct(act, item));
  return ready.length > 0 ? ready : [{ act: "open", to: item.path }];
}

function readyAct(act: ToAnswerAct, { phone, email, path, accept }: ToAnswerItem): ReadyAct[] {
  if (act === "reply" || act === "open") return [{ act, to: path }];
  if (act === "accept") return accept ? [{ act }] : [];
  const href = outside(act, phone, email);
  return href ? [{ act, href }] : [];
}

function outside(way: OutsideAct, phone: string | undefined, email: string | undefined): string | null {
  if (way === "mail") return email ? `mailto:${email}` : null;
  if (!phone) return null;
  return way === "call" ? `tel:${dialled(phone)}` : whatsAppLink(phone);
}
