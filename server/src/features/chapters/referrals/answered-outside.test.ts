import { beforeAll, expect, test } from "vitest";
import { REFERRAL_TEXT, SLIP_EVENT } from "@cardplaza/contract/chapters/referral-words";
import { referralPath } from "@cardplaza/contract/screen-paths";
import { hearLive } from "../../../testing/hear-live.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { noticesOfType } from "../../notifications/notify.fixtures.ts";
import { outsideCalls } from "../../outside-answers/outside-answer.fixtures.ts";
import { referralCalls, twoChapters } from "./referral.fixtures.ts";

const app = await sharedTestApp();
let people: Awaited<ReturnType<typeof twoChapters>>;
beforeAll(async () => {
  people = await twoChapters(app);
});

const { claim, claimed, say, questions, ofRecord } = outsideCalls(app, "referral");
const { given, answer, open } = referralCalls(app);
async function accepted() {
  const id = await given(people.asha, people.ravi);
  await answer(people.ravi, id, "accept");
  return id;
}

test("Ravi called the prospect: the referral is contacted, and Asha who gave it is asked", async () => {
  const { asha, ravi, chapter } = people;
  const id = await accepted();
  const hear = hearLive(app, asha, SLIP_EVENT);
  const { _id } = await claimed(ravi, id);
  expect(await hear()).toEqual([{ kind: "referral", id }]);
  const referral = await open(asha, id);
  expect(referral.status).toBe("contacted");
  expect(referral.timeline.at(-1)).toMatchObject({ status: "contacted", by: "receiver", way: "call" });
  expect(await noticesOfType(app, asha, "message_received")).toMatchObject([
    { message: "Did Ravi Kulkarni contact your referral by phone?", targetUrl: referralPath(chapter.id, id) },
  ]);
  expect(await questions(asha)).toMatchObject([{ _id, targetType: "referral", name: "Ravi Kulkarni" }]);
  expect((await say(asha, _id, true)).json.outsideAnswer.status).toBe("confirmed");
  expect(await ofRecord(ravi, id)).toMatchObject([{ status: "confirmed", isAsked: false }]);
});

test("Only the receiver says so, once the referral is accepted and until it ends, and twice at once is once", async () => {
  const { asha, ravi, sunil } = people;
  const waiting = await given(asha, ravi);
  expect((await claim(ravi, waiting)).json.message).toBe(REFERRAL_TEXT.acceptFirst);
  const id = await accepted();
  for (const other of [asha, sunil]) expect((await claim(other, id)).status).toBe(404);
  const both = await Promise.all([claim(ravi, id), claim(ravi, id, "mail")]);
  expect(new Set(both.map(({ json }) => json.outsideAnswer._id)).size).toBe(1);
  const { timeline } = await open(ravi, id);
  expect(timeline.filter(({ status }) => status === "contacted")).toHaveLength(1);
  expect(await ofRecord(sunil, id)).toEqual([]);
  for (const other of [ravi, sunil])
    expect((await say(other, both[0].json.outsideAnswer._id, true)).status).toBe(404);
  await answer(ravi, id, "lost");
  const lost = await accepted();
  await answer(ravi, lost, "lost");
  const refused = await claim(ravi, lost);
  expect([refused.status, refused.json.message]).toEqual([422, REFERRAL_TEXT.ended]);
});
