import fc from "fast-check";
import { expect, test } from "vitest";
import {
  FORWARD_AFTER_HOURS,
  REPLIES_MEASURED,
  REPLIES_NEEDED,
} from "@cardplaza/contract/enquiries/enquiry-words";
import { HOUR_MS } from "@cardplaza/contract/time";
import {
  clocksOf,
  claimsIn,
  histories,
  live,
  modelPercent,
  tally,
  without,
  type Inbox,
  type Lived,
} from "../../outside-answers/outside-histories.fixtures.ts";
import { figuresOf } from "../measure-replies.ts";

// Random histories of enquiries at one business: replies, claims, yes, no, silence and time.
const inboxes = histories(60);
const many = { numRuns: 1000 };
const missedAt = ({ arrivedAt }: Lived) => new Date(arrivedAt.getTime() + FORWARD_AFTER_HOURS * HOUR_MS);
const settledIn = ({ records, now }: Inbox) =>
  records
    .filter((each) => each.answeredAt !== null || missedAt(each).getTime() <= now.getTime())
    .slice(0, REPLIES_MEASURED);
const figures = ({ records, now }: Inbox) =>
  figuresOf(
    records.map(({ arrivedAt, answeredAt, outside }) => ({
      createdAt: arrivedAt,
      firstResponseAt: answeredAt,
      outside,
    })),
    now,
  );
const rate = (inbox: Inbox) => figures(inbox).replyRate;

test("Every clock stops at the first reply or at the claim that the buyer confirmed, and at nothing else", () => {
  fc.assert(
    fc.property(inboxes, (steps) => {
      const stopped = live(steps).records.map(({ answeredAt }) => answeredAt?.getTime() ?? null);
      expect(stopped).toEqual(clocksOf(steps));
    }),
    many,
  );
});

test("The rate is what a simple count of the same history gives", () => {
  let forgiven = 0;
  fc.assert(
    fc.property(inboxes, (steps) => {
      const inbox = live(steps);
      const settled = settledIn(inbox);
      const counts = tally(settled, missedAt);
      const isMeasured = settled.length >= REPLIES_NEEDED;
      const percent = modelPercent(counts);
      expect(rate(inbox)).toBe(isMeasured ? percent : null);
      expect(figures(inbox).slowReplies).toBe(isMeasured && isUnderHalf(counts));
      if (isMeasured && percent !== modelPercent({ ...counts, silent: 0 })) forgiven += 1;
    }),
    many,
  );
  // Histories without a silence that is left out would prove little.
  expect(forgiven).toBeGreaterThan(20);
});

const isUnderHalf = ({ answered, missed, yes, no, silent }: ReturnType<typeof tally>) =>
  answered * 2 < answered + missed - Math.min(silent, Math.max(0, yes - no));

test("Claims that no buyer confirms change nothing: nobody makes their own rate better alone", () => {
  fc.assert(
    fc.property(inboxes, (steps) => {
      const alone = live(steps.filter((step) => step.act !== "say" || !step.yes));
      const honest = { ...alone, records: without(alone.records, ["claimed", "denied"]) };
      expect(figures(alone)).toEqual(figures(honest));
    }),
    many,
  );
});

test("A claim changes no figure at the moment when it is made", () => {
  fc.assert(
    fc.property(inboxes, (steps) => {
      const claims = claimsIn(steps);
      const figuresAfter = claims.map(({ made }) => figures(made));
      expect(figuresAfter).toEqual(claims.map((claim) => figures(claim.without)));
    }),
    many,
  );
});

test("A silence never lowers the rate, and a no never raises it", () => {
  fc.assert(
    fc.property(inboxes, (steps) => {
      const inbox = live(steps);
      const unsaid = { ...inbox, records: without(inbox.records, ["claimed"]) };
      const undenied = { ...inbox, records: without(inbox.records, ["denied"]) };
      expect(rate(inbox) ?? 0).toBeGreaterThanOrEqual(rate(unsaid) ?? 0);
      expect(rate(inbox) ?? 0).toBeLessThanOrEqual(rate(undenied) ?? 0);
    }),
    many,
  );
});

test("At most one silence is left out for each buyer who confirmed", () => {
  fc.assert(
    fc.property(inboxes, (steps) => {
      const inbox = live(steps);
      const { answered, missed, yes } = tally(settledIn(inbox), missedAt);
      const most = Math.round((100 * answered) / Math.max(1, answered + missed - yes));
      expect(rate(inbox) ?? 0).toBeLessThanOrEqual(most);
    }),
    many,
  );
});
