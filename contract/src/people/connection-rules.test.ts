import { expect, test } from "vitest";
import { reinviteFrom } from "./connection-rules.ts";

test("a withdrawn invitation can be sent again after 21 days, from midnight in India", () => {
  expect(reinviteFrom("withdrawn", new Date("2026-11-16T18:29:00Z"))).toEqual(
    new Date("2026-12-06T18:30:00Z"),
  );
  // A minute later it is the next day in India.
  expect(reinviteFrom("withdrawn", new Date("2026-11-16T18:30:00Z"))).toEqual(
    new Date("2026-12-07T18:30:00Z"),
  );
  expect(reinviteFrom("declined", new Date("2026-12-01T10:00:00Z"))).toEqual(
    new Date("2027-02-28T18:30:00Z"),
  );
});
