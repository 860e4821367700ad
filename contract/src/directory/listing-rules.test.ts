import { expect, test } from "vitest";
import { carriesContact, completenessOf, gstinFitsState, type ListingContents } from "./listing-rules.ts";

const NOTHING: ListingContents = {
  name: "",
  category: "",
  description: "",
  phone: "",
  whatsapp: "",
  email: "",
  website: "",
  address: { line1: "", locality: "", city: "", state: "", pin: "" },
  hours: {},
  is24x7: false,
  logo: "",
  cover: "",
  photos: [],
  services: [],
  payments: [],
  languages: [],
  yearFounded: null,
};

test("completeness goes from 0 to 100 and says what is missing and its weight", () => {
  const { score, missing } = completenessOf(NOTHING);
  expect(score).toBe(0);
  expect(missing.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  const whole: ListingContents = {
    ...NOTHING,
    name: "Menon Interiors",
    category: "interior-designers",
    description: "Kitchens, wardrobes and whole homes, drawn and built by one team.",
    phone: "+918041234567",
    whatsapp: "+919876543210",
    website: "https://menon.example",
    address: {
      line1: "12 Church Street",
      locality: "",
      city: "Bengaluru",
      state: "Karnataka",
      pin: "560001",
    },
    is24x7: true,
    logo: "/files/a/1x1.webp",
    photos: ["a", "b", "c"],
    services: [{ name: "a" }, { name: "b" }, { name: "c" }],
    payments: ["UPI"],
    yearFounded: 1987,
  };
  expect(completenessOf(whole)).toEqual({ score: 100, missing: [] });
  expect(completenessOf({ ...whole, logo: "", hours: { mon: [] }, is24x7: false })).toMatchObject({
    score: 85,
    missing: [
      { label: "Add opening hours", weight: 10 },
      { label: "Add your logo", weight: 5 },
    ],
  });
});

test.each([
  ["Menon Interiors", false],
  ["24 Seven Stores", false],
  ["Dr. Rao's Clinic", false],
  ["Studio 1987", false],
  ["Call 98765-43210", true],
  ["menon.in", true],
  ["https://menon", true],
  ["Sweets www.sweets", true],
])("the name %j carries contact details: %j", (name, expected) => {
  expect(carriesContact(name)).toBe(expected);
});

test("a GSTIN begins with the code of its state", () => {
  expect(gstinFitsState("29AAGCB7383J1Z4", "karnataka")).toBe(true);
  expect(gstinFitsState("27AAPFU0939F1ZV", "Karnataka")).toBe(false);
});
