import { beforeAll, expect, test } from "vitest";
import { referralPath } from "@cardplaza/contract/screen-paths";
import { REFERRAL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { noticesOfType } from "../../notifications/notify.fixtures.ts";
import { expireReferralsJob } from "./expire-referrals.ts";
import { nudgeReceiversJob } from "./nudge-receivers.ts";
import { referralCalls, twoChapters } from "./referral.fixtures.ts";

const app = await sharedTestApp();
const { given, answer, open } = referralCalls(app);
let people: Awaited<ReturnType<typeof twoChapters>>;
beforeAll(async () => {
  people = await twoChapters(app);
});

const { signal } = new AbortController();
const at = (daysLater: number): JobContext => ({
  ...app.services,
  now: new Date(Date.now() + daysLater * DAY_MS),
});
const nudge = (daysLater: number) => nudgeReceiversJob.run(at(daysLater), {}, signal);
const expire = (daysLater: number) => expireReferralsJob.run(at(daysLater), {}, signal);

test("a referral that waits for 14 days is brought to mind once", async () => {
  const { asha, ravi, chapter } = people;
  const waiting = await given(asha, ravi);
  const answered = await given(asha, ravi);
  await answer(ravi, answered, "accept");
  const nudges = async () => noticesOfType(app, ravi, "message_received");
  await nudge(13);
  expect(await nudges()).toEqual([]);
  await Promise.all([nudge(15), nudge(15)]);
  await nudge(20);
  expect(await nudges()).toMatchObject([
    { message: REFERRAL_TEXT.nudge("Asha Menon"), targetUrl: referralPath(chapter.id, waiting) },
  ]);
});

test("after 30 days it expires, and Asha is told; an answered one goes on", async () => {
  const { asha, meera, chapter } = people;
  const waiting = await given(asha, meera);
  const answered = await given(asha, meera);
  await answer(meera, answered, "accept");
  await expire(29);
  expect((await open(meera, waiting)).status).toBe("given");
  await Promise.all([expire(31), expire(31)]);
  const ended = await open(meera, waiting);
  expect(ended).toMatchObject({ status: "expired", actions: [] });
  expect(ended.timeline.map(({ status, by }) => [status, by])).toEqual([
    ["given", "giver"],
    ["expired", "clock"],
  ]);
  expect((await answer(meera, waiting, "accept")).status).toBe(422);
  expect((await open(meera, answered)).status).toBe("accepted");
  const targetUrl = referralPath(chapter.id, waiting);
  const told = (await noticesOfType(app, asha, "message_received")).filter(
    (each: { targetUrl: string }) => each.targetUrl === targetUrl,
  );
  expect(told).toMatchObject([{ message: REFERRAL_TEXT.expired("Meera Iyer") }]);
});
