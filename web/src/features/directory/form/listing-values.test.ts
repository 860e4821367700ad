import { expect, test, vi } from "vitest";
import { ApiError } from "../../../lib/api.ts";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { AutoSaver } from "../../../forms/saving/auto-saver.ts";
import { mergeVersions } from "../../../forms/saving/merge-versions.ts";
import { EMPTY_LISTING, fieldsOf, valuesOf } from "./listing-values.ts";

const same = (picture: string) => picture;

test("times are sent as read, and the day that cannot be read is told and left out", () => {
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

const refusal = (status: number, body: object) => new ApiError(status, JSON.stringify(body), "");
const listing = { _id: "a", updated_at: "1" } as Listing;
const saverWith = (send: (...sent: unknown[]) => Promise<Listing>) =>
  new AutoSaver({
    record: null as Listing | null,
    saved: fieldsOf(valuesOf(null), same).fields,
    autosaves: false,
    send,
  });

test("a refused field stays behind, the others are saved, and it goes once it is right", async () => {
  const send = vi
    .fn<(...sent: unknown[]) => Promise<Listing>>()
    .mockRejectedValueOnce(refusal(400, { fields: { "address.pin": "Six digits." } }))
    .mockResolvedValue(listing);
  const saver = saverWith(send);
  const address = { ...EMPTY_LISTING.address, pin: "12" };
  const wanted = fieldsOf({ ...EMPTY_LISTING, name: "Menon", address }, same).fields;
  saver.want(wanted);
  expect(await saver.flush()).toBe(false);
  expect(send.mock.calls).toEqual([
    [null, { name: "Menon", address }],
    [null, { name: "Menon" }],
  ]);
  expect(saver.state()).toMatchObject({ phase: "unsaved", refused: { "address.pin": "Six digits." } });
  saver.want({ ...wanted, address: { ...address, pin: "560001" } });
  expect(saver.state().refused).toEqual({});
  expect(await saver.flush()).toBe(true);
  expect(send).toHaveBeenLastCalledWith(listing, { address: { ...address, pin: "560001" } });
});

test("without an answer nothing is lost; a change elsewhere stops until it is taken in", async () => {
  const send = vi
    .fn<(...sent: unknown[]) => Promise<Listing>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockRejectedValueOnce(refusal(409, { code: "CONFLICT", message: "This was changed elsewhere." }))
    .mockResolvedValue(listing);
  const saver = saverWith(send);
  const wanted = fieldsOf({ ...EMPTY_LISTING, name: "Menon" }, same).fields;
  saver.want(wanted);
  expect([await saver.flush(), saver.state().phase]).toEqual([false, "failed"]);
  expect([await saver.flush(), saver.state().phase]).toEqual([false, "stale"]);
  expect(await saver.flush()).toBe(false);
  expect(send).toHaveBeenCalledTimes(2);
  saver.rebase(listing, fieldsOf(EMPTY_LISTING, same).fields);
  saver.want(wanted);
  expect([await saver.flush(), saver.state().phase]).toEqual([true, "saved"]);
});
