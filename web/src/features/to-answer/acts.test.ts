import type { ToAnswerItem } from "@cardplaza/contract/to-answer/to-answer";
import { expect, test } from "vitest";
import { readyActs } from "./acts.ts";

const lead: ToAnswerItem = {
  kind: "lead",
  _id: "4d9f6f0e-5f0e-4f3e-9c39-2f2f8f8a1f11",
  title: "Ravi Shah",
  subtitle: "200 spur gears",
  createdAt: "2026-11-18T08:00:00.000Z",
  dueAt: null,
  path: "/business-cards?section=my-leads&lead=1",
  phone: "98900 98900",
  email: "ravi@example.in",
  acts: ["call", "whatsapp", "mail", "reply"],
};

test("each act has its way, the most useful first", () => {
  expect(readyActs(lead)).toEqual([
    { act: "call", href: "tel:9890098900" },
    { act: "whatsapp", href: "https://wa.me/919890098900" },
    { act: "mail", href: "mailto:ravi@example.in" },
    { act: "reply", to: lead.path },
  ]);
});

test("a landline has no WhatsApp, and what has no number is not called", () => {
  expect(readyActs({ ...lead, phone: "080 2222 3333", acts: ["whatsapp", "call"] })).toEqual([
    { act: "call", href: "tel:08022223333" },
  ]);
  const { phone: _, email: __, ...without } = lead;
  expect(readyActs({ ...without, acts: ["call", "whatsapp", "mail"] })).toEqual([
    { act: "open", to: lead.path },
  ]);
});

test("only what has a call can be accepted in the list", () => {
  const accept = { method: "PATCH" as const, path: "/api/connections/1", body: { action: "accept" } };
  expect(readyActs({ ...lead, acts: ["accept", "open"], accept })).toEqual([
    { act: "accept" },
    { act: "open", to: lead.path },
  ]);
  expect(readyActs({ ...lead, acts: ["accept", "open"] })).toEqual([{ act: "open", to: lead.path }]);
});
