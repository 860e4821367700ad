import type { Card } from "@cardplaza/contract/cards/cards";
import { CardFields } from "@cardplaza/contract/cards/cards";
import { expect, test } from "vitest";
import {
  asIs,
  bodyOf,
  changesOf,
  EMPTY_CARD,
  NEW_PRODUCT,
  NEW_SERVICE,
  OFFERS,
  readPrice,
  valuesOf,
} from "./card-values.ts";
import { isUntouched } from "../../../forms/drafts/is-untouched.ts";
import { withoutBlankRows } from "../../../forms/rows/blank-rows.ts";
import { CARD_FORM } from "./card-form-definition.ts";
import { provedChanges } from "./proved-changes.ts";

const ASHA = { ...bodyOf({ ...EMPTY_CARD, name: "Asha Verma" }, asIs) } as unknown as Card;

test("what the form sends is what the contract takes", () => {
  const values = {
    ...EMPTY_CARD,
    name: "Asha Verma",
    services: [{ ...NEW_SERVICE, name: "Printing", price: "₹1,500.50" }],
    products: [{ ...NEW_PRODUCT, name: "Scarf" }],
    inviteEmail: "ravi@example.in",
  };
  const body = bodyOf(values, asIs);
  expect(CardFields.strict().safeParse(body).error).toBeUndefined();
  expect(body.services).toMatchObject([{ price: 1500.5 }]);
  expect(body.products).toMatchObject([{ price: null }]);
});

test("a placeholder is an empty field, and stays one unless it is filled in", () => {
  const opened = valuesOf({ ...ASHA, phone: "0000000000", company: "Update company", role: "Update role" });
  expect(opened).toMatchObject({ phone: "", company: "", role: "" });
  expect(changesOf(opened, opened, asIs)).toEqual({});
  expect(changesOf({ ...opened, role: "Founder" }, opened, asIs)).toEqual({ role: "Founder" });
});

test("a service that is a plain text is no change either", () => {
  const opened = valuesOf({ ...ASHA, services: ["Printing"] });
  expect(opened.services).toEqual([{ ...NEW_SERVICE, name: "Printing" }]);
  expect(changesOf(opened, opened, asIs)).toEqual({});
});

test("a draft's picture is sent by the address of its upload", () => {
  const opened = valuesOf(ASHA);
  const changed = { ...opened, profile_image: "draft:1", gallery: [{ url: "draft:2" }] };
  const urlOf = (picture: string) => picture.replace("draft:", "/files/");
  expect(changesOf(changed, opened, urlOf)).toEqual({ profile_image: "/files/1", gallery: ["/files/2"] });
});

test("a price is read as people type it", () => {
  expect(["", "0", "1,50,000", "₹ 99.5"].map(readPrice)).toEqual([null, 0, 150000, 99.5]);
  expect(["free", "-5", "1.234", "1e3"].map(readPrice)).toEqual([NaN, NaN, NaN, NaN]);
});

test("rows that were added and left empty say nothing", () => {
  const values = { ...EMPTY_CARD, services: [{ ...NEW_SERVICE }, { ...NEW_SERVICE, name: "Printing" }] };
  expect(withoutBlankRows(values, OFFERS).services).toHaveLength(1);
  expect(isUntouched(CARD_FORM, { ...EMPTY_CARD, services: [{ ...NEW_SERVICE }] })).toBe(true);
  expect(isUntouched(CARD_FORM, values)).toBe(false);
});

test("only what is stored differently costs the Verified badge", () => {
  const opened = { ...EMPTY_CARD, name: "Asha Verma", company: "Verma", website: "https://verma.in" };
  const typed = {
    ...opened,
    name: " Asha  Verma ",
    website: "verma.in",
    role: "Chair",
    phone: "98765 43210",
  };
  expect(provedChanges(opened, typed)).toEqual([]);
  expect(provedChanges(opened, { ...typed, name: "Asha V.", website: "" })).toEqual(["name", "website"]);
});
