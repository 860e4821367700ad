import fc from "fast-check";
import { expect, test } from "vitest";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";
import { DAY_MS } from "@cardplaza/contract/time";
import {
  claimsIn,
  histories,
  live,
  modelPercent,
  tally,
  without,
  type Inbox,
  type Lived,
} from "../../outside-answers/outside-histories.fixtures.ts";
import { figuresOf } from "./measure-answers.ts";

// Random histories of applications at one employer: answers, claims, yes, no, silence and weeks.
const inboxes = histories(24 * 24);
const many = { numRuns: 1000 };
const toldAt = ({ arrivedAt }: Lived) =>
  new Date(arrivedAt.getTime() + ANSWER_RULES.unansweredAfterDays * DAY_MS);
/** Who waited three weeks without an answer was told so; an answer may still come later. */
const countedIn = ({ records, now }: Inbox) =>
  records
    .filter((each) => each.answeredAt !== null || toldAt(each).getTime() <= now.getTime())
    .slice(0, ANSWER_RULES.lastCounted);
const figures = (inbox: Inbox) =>
  figuresOf(
    countedIn(inbox).map((each) => ({
      appliedAt: each.arrivedAt,
      answeredAt: each.answeredAt,
      unansweredAt: toldAt(each) <= inbox.now ? toldAt(each) : null,
      decidedAt: null,
      outside: each.outside,
    })),
  );

test("The employer's rate is what a simple count of the same history gives", () => {
  let forgiven = 0;
  fc.assert(
    fc.property(inboxes, (steps) => {
      const inbox = live(steps);
      const counts = tally(countedIn(inbox), toldAt);
      expect(figures(inbox)).toMatchObject({
        counted: countedIn(inbox).length,
        replyRate: modelPercent(counts),
      });
      if (modelPercent(counts) !== modelPercent({ ...counts, silent: 0 })) forgiven += 1;
    }),
    many,
  );
  // Histories without a silence that is left out would prove little.
  expect(forgiven).toBeGreaterThan(20);
});

test("Claims that no applicant confirms change nothing: no employer makes their own rate better alone", () => {
  fc.assert(
    fc.property(inboxes, (steps) => {
      const alone = live(steps.filter((step) => step.act !== "say" || !step.yes));
      expect(figures(alone)).toEqual(
        figures({ ...alone, records: without(alone.records, ["claimed", "denied"]) }),
      );
    }),
    many,
  );
});

test("An employer's claim changes no figure at the moment when it is made", () => {
  fc.assert(
    fc.property(inboxes, (steps) => {
      const claims = claimsIn(steps);
      const figuresAfter = claims.map(({ made }) => figures(made));
      expect(figuresAfter).toEqual(claims.map((claim) => figures(claim.without)));
    }),
    many,
  );
});

test("An applicant's silence never lowers the rate, and a no never raises it", () => {
  fc.assert(
    fc.property(inboxes, (steps) => {
      const inbox = live(steps);
      const rateOf = (records: readonly Lived[]) => figures({ ...inbox, records }).replyRate;
      expect(rateOf(inbox.records)).toBeGreaterThanOrEqual(rateOf(without(inbox.records, ["claimed"])));
      expect(rateOf(inbox.records)).toBeLessThanOrEqual(rateOf(without(inbox.records, ["denied"])));
    }),
    many,
  );
});
