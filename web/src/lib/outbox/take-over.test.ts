import { expect, test } from "vitest";
import { isReady } from "./entry.ts";
import { entryOfScan, entryOfSlip } from "./take-over.ts";

test("a slip of an earlier release goes on under its key, and counts as tried when it was entered", () => {
  const slip = {
    id: "key",
    owner: "asha",
    at: 1_000,
    kind: "referral",
    call: { body: { to: "meera" } },
    label: "Referral for Meera",
    form: { begin: { to: "meera" } },
    isLate: true,
    problem: "This referral was already given.",
  };
  expect(entryOfSlip(slip)).toEqual({ ...slip, triedAt: 1_000 });
});

test("a scan of an earlier release is sent as it would have been, a visitor's by whoever signs in", () => {
  const scan = { id: "key", owner: null, at: 1_000, contact: { name: "Amit Desai" }, unchecked: false };
  const entry = entryOfScan(scan);
  expect(entry).toMatchObject({ id: "key", owner: null, kind: "scan", call: { name: "Amit Desai" } });
  expect(isReady(entry)).toBe(true);
});

test("one that was to be looked over, or that has no name, still is", () => {
  const scan = { id: "key", owner: "asha", at: 1_000, contact: {}, unchecked: false };
  const photo = new Blob(["a paper card"]);
  expect(isReady(entryOfScan(scan))).toBe(false);
  expect(entryOfScan({ ...scan, unchecked: true, photo, problem: "email: Wrong" })).toMatchObject({
    unchecked: true,
    photo,
    problem: "email: Wrong",
  });
});
