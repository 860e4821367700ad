import { expect, test } from "vitest";
import { isCancelling, releaseOf } from "./hold-to-record.ts";

test.each([
  { what: "a tap starts a recording that goes on", heldMs: 120, movedX: 0, is: "go-on" },
  { what: "a hold is sent when it ends", heldMs: 4_000, movedX: -20, is: "send" },
  { what: "a slide to the left cancels", heldMs: 4_000, movedX: -120, is: "cancel" },
  { what: "a slide to the right does not", heldMs: 4_000, movedX: 120, is: "send" },
])("$what", ({ heldMs, movedX, is }) => {
  expect(releaseOf(heldMs, movedX)).toBe(is);
});

test("the screen says so while the thumb is there", () => {
  expect([-79, -80].map(isCancelling)).toEqual([false, true]);
});
