import { expect, test } from "vitest";
import { movedCounts } from "./moved-counts.ts";

test("an accepted invitation becomes a connection, and removed afterwards it counts nowhere", () => {
  expect(movedCounts("received", "connected")).toEqual({ received: -1, mine: 1 });
  expect(movedCounts("connected", "none")).toEqual({ mine: -1 });
});

test("somebody suggested counts once invited, and no more once the invitation is withdrawn", () => {
  expect(movedCounts("none", "sent")).toEqual({ sent: 1 });
  expect(movedCounts("sent", "none")).toEqual({ sent: -1 });
  expect(movedCounts("none", "connected")).toEqual({ mine: 1 });
});

test("whoever is blocked leaves the list they were in", () => {
  expect(movedCounts("connected")).toEqual({ mine: -1 });
  expect(movedCounts("none")).toEqual({});
});
