import type { Attendance } from "@cardplaza/contract/chapters/chapter-meeting";
import { expect, test } from "vitest";
import type { Slip } from "../../queue/slip.ts";
import { type Mark, markLabel, withMarks } from "./waiting-marks.ts";

const member = (name: string, more: Partial<Attendance> = {}): Attendance => ({
  userId: name,
  person: { _id: name, name, profile_image: null, headline: "", city: "", mutual: 0, path: "" },
  categoryName: "Bakeries",
  rsvp: null,
  state: null,
  pending: null,
  substitute: null,
  reason: "",
  ...more,
});

let at = 0;
const held = (mark: Mark, more: Partial<Slip> = {}): Slip => ({
  id: `key ${++at}`,
  owner: "leela",
  at,
  kind: "mark",
  call: { params: { id: "m1" }, body: [mark] },
  label: "",
  isLate: true,
  ...more,
});
const shown = (list: Attendance[], ...slips: Slip[]) =>
  withMarks(list, slips, "m1").map(({ userId, state, waits }) => [userId, state, waits]);

test("marks that wait show in the list, the last one of each member", () => {
  const slips = [
    held({ userId: "Asha", state: "present" }),
    held({ userId: "Ravi", state: "absent" }),
    held({ userId: "Asha", state: "late" }),
  ];
  expect(shown([member("Asha"), member("Ravi", { state: "present" }), member("Meera")], ...slips)).toEqual([
    ["Asha", "late", true],
    ["Ravi", "absent", true],
    ["Meera", null, false],
  ]);
});

test("a mark on its way shows at once and does not wait yet", () => {
  const slip = held({ userId: "Asha", state: "present" }, { isLate: false });
  expect(shown([member("Asha")], slip)).toEqual([["Asha", "present", false]]);
});

test("refused marks, those of another meeting and other slips change nothing", () => {
  const mark: Mark = { userId: "Asha", state: "present" };
  const slips = [
    held(mark, { problem: "The meeting was closed." }),
    held(mark, { call: { params: { id: "m2" }, body: [mark] } }),
    held(mark, { kind: "checkin", call: { params: { id: "m1" }, body: { code: "K72F" } } }),
  ];
  expect(shown([member("Asha")], ...slips)).toEqual([["Asha", null, false]]);
});

test("refusing a late check-in leaves the mark, and a substitute comes with their name", () => {
  const pending = { at: "2026-11-17T02:05:00.000Z", sentAt: "2026-11-17T02:30:00.000Z" };
  const list = [member("Asha", { state: "absent", pending }), member("Ravi")];
  const substitute = { name: "Sunil Kale", phone: "98200 12345" };
  const [asha, ravi] = withMarks(
    list,
    [held({ userId: "Asha", state: null }), held({ userId: "Ravi", state: "substitute", substitute })],
    "m1",
  );
  expect(asha).toMatchObject({ state: "absent", pending: null, waits: true });
  expect(ravi).toMatchObject({ state: "substitute", substitute });
});

test("the list of what waits names the member and the mark", () => {
  expect(markLabel("Asha Rao", { userId: "a", state: "medical" })).toBe("Asha Rao: Medical leave");
  expect(markLabel("Asha Rao", { userId: "a", state: null })).toBe("Asha Rao: mark taken back");
});
