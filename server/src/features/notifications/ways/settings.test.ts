import { beforeEach, describe, expect, test } from "vitest";
import { NEWS_WITH_SETTING, newsKind } from "@cardplaza/contract/news";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";

const app = await sharedTestApp();
let asha: Person;
beforeEach(async () => {
  asha = await app.signIn("Asha Rao");
});

const PATH = "/api/notification-settings";
const change = (body: unknown, as = asha) => app.send("PUT", PATH, { as, body });
const settings = async (as = asha) => (await app.call("GET", PATH, { as })).json;
const kind = async (name: string, as = asha) => (await settings(as)).kinds.find((each) => each.kind === name);

test("at first pushes are on for what waits for an answer, and SMS for new leads and enquiries", async () => {
  const { kinds, ...rest } = await settings();
  expect(kinds.filter(({ push }) => push).map((each) => each.kind)).toEqual(
    NEWS_WITH_SETTING.filter((each) => newsKind(each).waits),
  );
  expect(kinds.filter(({ sms }) => sms).map((each) => each.kind)).toEqual([
    "lead.received",
    "enquiry.received",
  ]);
  expect(kinds.every(({ canSms, sms }) => canSms || !sms)).toBe(true);
  expect(rest).toMatchObject({
    quietHours: null,
    lockScreenText: false,
    reaches: { push: false, sms: false },
  });
});

describe("a change", () => {
  test("of one way leaves the others as they were, for Asha alone", async () => {
    const ravi = await app.signIn("Ravi Shah");
    const before = await kind("lead.received");
    await change({ kinds: [{ kind: "lead.received", push: false }] });
    expect(await kind("lead.received")).toEqual({ ...before, push: false });
    await change({ kinds: [{ kind: "lead.received", sms: false }] });
    await change({ kinds: [{ kind: "lead.received", email: false }] });
    expect(await kind("lead.received")).toEqual({ ...before, push: false, sms: false, email: false });
    await change({ types: [{ type: "contact_attempt", email: true }] });
    expect(await kind("lead.received")).toEqual({ ...before, push: false, sms: false, email: true });
    expect(await kind("lead.received", ravi)).toEqual(before);
  });

  test("of quiet hours and of the locked screen is kept, each by itself", async () => {
    const quietHours = { from: "22:00", to: "07:30", zone: "Asia/Kolkata" };
    expect((await change({ quietHours })).json).toMatchObject({ quietHours, lockScreenText: false });
    expect((await change({ lockScreenText: true })).json).toMatchObject({ quietHours, lockScreenText: true });
    expect((await change({ quietHours: null })).json).toMatchObject({
      quietHours: null,
      lockScreenText: true,
    });
  });

  test.each([
    [{}],
    [{ kinds: [{ kind: "spam.sent", push: true }] }],
    [{ kinds: [{ kind: "review.received", sms: true }] }],
    [{ kinds: [{ push: true }] }],
    [{ quietHours: { from: "25:00", to: "07:00", zone: "Asia/Kolkata" } }],
    [{ quietHours: { from: "22:00", to: "22:00", zone: "Asia/Kolkata" } }],
    [{ quietHours: { from: "22:00", to: "07:00", zone: "Mars/Base" } }],
    [{ quietHours: { from: "22:00", to: "07:00", zone: "+05:30" } }],
    [{ lockScreenText: "yes" }],
  ])("%j is refused", async (body) => {
    expect((await change(body)).status).toBe(400);
  });

  test("can be made many times at once", async () => {
    const kinds = ["lead.received", "enquiry.received", "quote.received"].map((name) => ({
      kind: name,
      push: false,
    }));
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        change({ kinds: at % 2 ? kinds : kinds.toReversed(), lockScreenText: true }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });
});
