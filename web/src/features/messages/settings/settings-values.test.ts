import type { MessageSettings } from "@cardplaza/contract/messages/messages";
import { expect, test } from "vitest";
import { settingsOf, settingsProblems, valuesOf } from "./settings-values.ts";

const SAVED: MessageSettings = {
  seen: true,
  typing: false,
  requestsFrom: "proven",
  quietHours: null,
  away: { isOn: false, text: "", from: "09:00", to: "18:00", days: [1, 2, 3, 4, 5] },
};
const values = valuesOf(SAVED, "Asia/Dubai");
const wrong = (part: Partial<typeof values>) =>
  Object.entries(settingsProblems({ ...values, ...part }))
    .filter(([, problem]) => problem)
    .map(([field]) => field);

test("what is not changed is saved as it was", () => {
  expect(settingsOf(values)).toEqual(SAVED);
});

test("quiet hours begin in the member's own zone, and stay in the zone they were saved with", () => {
  expect(settingsOf({ ...values, isQuiet: true }).quietHours).toEqual({
    from: "22:00",
    to: "07:00",
    zone: "Asia/Dubai",
  });
  const quietHours = { from: "21:00", to: "06:00", zone: "Asia/Kolkata" };
  expect(settingsOf(valuesOf({ ...SAVED, quietHours }, "Asia/Dubai")).quietHours).toEqual(quietHours);
});

test("an away message needs its words, hours and days, but only while it is on", () => {
  expect(wrong({ days: [], opens: "", quietTo: "" })).toEqual([]);
  expect(wrong({ isAway: true, days: [], opens: "" })).toEqual(["awayText", "opens", "days"]);
  expect(wrong({ isAway: true, awayText: "Back soon", closes: "09:00" })).toEqual(["closes"]);
  expect(wrong({ isQuiet: true, quietTo: "22:00" })).toEqual(["quietTo"]);
});

test("days are saved from Sunday on, however they were pressed", () => {
  expect(settingsOf({ ...values, days: [5, 0, 3] }).away.days).toEqual([0, 3, 5]);
});
