import { expect, test } from "vitest";
import { mergeVersions } from "../../../forms/saving/merge-versions.ts";
import { EMPTY_LISTING, fieldsOf } from "./listing-values.ts";

const same = (picture: string) => picture;

test("times are sent as read, and a day that cannot be read is reported and left out", () => {
  const hours = {
    ...EMPTY_LISTING.hours,
    mon: [
      { open: "9am", close: "6.30 pm" },
      { open: "", close: "" },
    ],
  };
  expect(fieldsOf({ ...EMPTY_LISTING, hours }, same).fields.hours).toMatchObject({
    mon: [{ open: "09:00", close: "18:30" }],
  });
  const wrong = fieldsOf(
    { ...EMPTY_LISTING, hours: { ...hours, tue: [{ open: "early", close: "6pm" }] } },
    same,
  );
  expect(Object.keys(wrong.wrong)).toEqual(["hours.tue.0.open"]);
  expect(wrong.fields).not.toHaveProperty("hours");
});

test("prices are typed in rupees and sent in paise", () => {
  const services = [
    { name: "Kitchens", price: "₹1,50,000.50" },
    { name: "Advice", price: "" },
  ];
  expect(fieldsOf({ ...EMPTY_LISTING, services }, same).fields.services).toEqual([
    { name: "Kitchens", pricePaise: 15_000_050 },
    { name: "Advice" },
  ]);
});

test("what another tab changed is kept where this one did not touch it", () => {
  const typed = { ...EMPTY_LISTING, name: "Typed here" };
  const latest = { ...EMPTY_LISTING, name: "Typed there", email: "there@menon.example" };
  expect(mergeVersions(EMPTY_LISTING, typed, latest).values).toMatchObject({
    name: "Typed here",
    email: "there@menon.example",
  });
});
