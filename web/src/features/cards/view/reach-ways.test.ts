import type { Card } from "@cardplaza/contract/cards/cards";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization-defaults";
import { expect, test } from "vitest";
import { reachWays } from "./reach-ways.tsx";

const CARD = {
  phone: "+919876543210",
  email: "asha@menon.example",
  business_phone: "+914842123456",
  business_email: "studio@menon.example",
  address: "12 Bastion Street, Fort Kochi",
} as Card;
const waysOf = (card: Partial<Card>, show: Partial<typeof DEFAULT_CUSTOMIZATION> = {}) =>
  reachWays({ ...CARD, ...card }, { ...DEFAULT_CUSTOMIZATION, ...show }).map(({ label, href, key }) => [
    label,
    href,
    key,
  ]);

test("call, chat, mail and the way there, with the owner's own number first", () => {
  expect(waysOf({})).toEqual([
    ["Call", "tel:+919876543210", "phone"],
    ["WhatsApp", "https://wa.me/919876543210", "whatsapp"],
    ["E-mail", "mailto:asha@menon.example", "email"],
    ["Directions", expect.stringContaining("query=12%20Bastion%20Street"), "address"],
  ]);
});

test("each only when present; a landline has no chat, and the placeholder is no number", () => {
  expect(waysOf({ phone: "0000000000", email: "", address: "" })).toEqual([
    ["Call", "tel:+914842123456", "business_phone"],
    ["E-mail", "mailto:studio@menon.example", "business_email"],
  ]);
  expect(waysOf({ phone: "", email: "", business_phone: "", business_email: "", address: "" })).toEqual([]);
});

test("contact details that the design switches off are left out", () => {
  const business = waysOf({ business_phone: "+919820010101" }, { showPersonalContact: false });
  expect(business.map(([, , key]) => key)).toEqual([
    "business_phone",
    "whatsapp",
    "business_email",
    "address",
  ]);
  const own = waysOf({}, { showBusinessContact: false });
  expect(own.map(([, , key]) => key)).toEqual(["phone", "whatsapp", "email"]);
});
