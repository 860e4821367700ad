import { describe, expect, test } from "vitest";
import type { OwnApplication } from "@cardplaza/contract/jobs/application";
import { ACCOUNTANT } from "../page/job.fixtures.ts";
import { eventTitle, isUnanswered, nextStep, type AppliedEvent } from "./applied-words.ts";

const AT = "2026-05-11T20:00:00.000Z";
const event = (fields: Partial<AppliedEvent>): AppliedEvent => ({
  at: AT,
  kind: "stage",
  by: "company",
  stage: null,
  text: "",
  ...fields,
});
const application = (fields: Partial<OwnApplication>): OwnApplication => ({
  _id: "0mwhifk7f5pahpgjl7vc",
  stage: "applied",
  appliedAt: AT,
  history: [event({ by: "applicant", stage: "applied" })],
  interviews: [],
  job: ACCOUNTANT,
  viewedAt: null,
  unansweredAt: null,
  reapplyFrom: null,
  ...fields,
});
const interview = (fields: Partial<OwnApplication["interviews"][number]>) => ({
  _id: "0mwhifk7f5pahpgjl7vd",
  mode: "phone" as const,
  place: "",
  times: [AT],
  status: "proposed" as const,
  time: null,
  ...fields,
});
const MESSAGE = event({ kind: "message", text: "Hello" });

describe("the next step", () => {
  test.each([
    [{}, "Deshmukh Fasteners has not opened it yet. We remind them to answer you."],
    [{ stage: "viewed", viewedAt: AT }, "Viewed on 12 May 2026. We remind Deshmukh Fasteners to answer you."],
    [{ stage: "viewed", history: [MESSAGE] }, "Deshmukh Fasteners wrote to you. See the message below."],
    [{ stage: "interview", interviews: [interview({})] }, "Choose a time for the interview."],
    [
      {
        stage: "interview",
        interviews: [interview({ status: "declined" }), interview({ status: "chosen", time: AT })],
      },
      "Your interview is on Tue, 12 May, 1:30 am (Indian time).",
    ],
    [
      { stage: "rejected", history: [event({ stage: "rejected", text: "The position has been filled." })] },
      "The position has been filled.",
    ],
    [{ stage: "withdrawn", reapplyFrom: AT }, "You withdrew it. You can apply once more from 12 May 2026."],
    [{ stage: "withdrawn" }, "You withdrew it."],
  ] as [Partial<OwnApplication>, string][])("of %j", (fields, text) => {
    expect(nextStep(application(fields))).toBe(text);
  });

  test("says honestly that there was no answer, until there is one", () => {
    const silent = application({ stage: "viewed", viewedAt: AT, unansweredAt: AT });
    expect(nextStep(silent)).toMatch(/^No answer after 21 days\./);
    expect(isUnanswered({ ...silent, history: [MESSAGE] })).toBe(false);
    expect(isUnanswered({ ...silent, stage: "rejected" })).toBe(false);
  });
});

test("each entry of the history says what happened and when", () => {
  const title = (fields: Partial<AppliedEvent>) => eventTitle(event(fields), "Deshmukh Fasteners");
  expect(title({ stage: "viewed" })).toBe("Viewed on 12 May 2026");
  expect(title({ stage: "rejected" })).toBe("Not selected on 12 May 2026");
  expect(title({ kind: "message" })).toBe("Deshmukh Fasteners wrote on 12 May 2026");
  expect(title({ kind: "message", by: "applicant" })).toBe("You wrote on 12 May 2026");
  expect(title({ kind: "interview" })).toBe("Interview proposed on 12 May 2026");
});
