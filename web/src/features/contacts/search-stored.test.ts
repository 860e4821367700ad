import type { Contact } from "@cardplaza/contract/contacts/contacts";
import { expect, test } from "vitest";
import { fits } from "./search-stored.ts";

const meera: Contact = {
  _id: "01h5abcdefghjkmnpqrs",
  name: "Meera Nair",
  role: "Buyer",
  company: "Nair Textiles",
  phone: "+91 98450-12345",
  email: "meera@nair.in",
  website: "",
  address: "",
  notes: "Asked for linen",
  tag: "Surat fair",
  member: "",
  source: "typed",
  createdAt: "2026-11-17T10:00:00.000Z",
  updatedAt: "2026-11-17T10:00:00.000Z",
};

test("Meera is found by each word of her, by her number in any writing and by her tag", () => {
  for (const q of ["", "meera", "NAIR linen", "buyer textiles", "9845012345", "98450.12345", "surat"])
    expect(fits(meera, { q, tag: null }), q).toBe(true);
  expect(fits(meera, { q: "meera", tag: "Surat fair" })).toBe(true);
});

test("she is not found by other words, or under another tag", () => {
  for (const q of ["kavya", "meera iyer", "98450 99999"])
    expect(fits(meera, { q, tag: null }), q).toBe(false);
  expect(fits(meera, { q: "", tag: "Pune fair" })).toBe(false);
});
