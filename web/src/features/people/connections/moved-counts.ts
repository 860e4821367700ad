import type { Relation } from "@cardplaza/contract/people/profile-words";

const LIST_OF: Partial<Record<Relation, "received" | "sent" | "mine">> = {
  received: "received",
  sent: "sent",
  connected: "mine",
};

/** What the lists lose and gain when somebody goes from one to another; without `to` they leave. */
export function movedCounts(from: Relation, to: Relation = "none"): Record<string, number> {
  if (from === to) return {};
  const [left, joined] = [LIST_OF[from], LIST_OF[to]];
  return { ...(left && { [left]: -1 }), ...(joined && { [joined]: 1 }) };
}
