import { beforeEach, expect, test } from "vitest";
import { RECEIVED_LEADS_TEXT } from "@cardplaza/contract/leads/lead-words";
import type { LeadStep } from "@cardplaza/contract/leads/received-leads";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { makeCard } from "../cards/card.fixtures.ts";
import { noticesOfType } from "../notifications/notify.fixtures.ts";
import { outsideCalls } from "../outside-answers/outside-answer.fixtures.ts";
import { ownerOfLeads, receivedLeadCalls } from "./lead.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let card: Awaited<ReturnType<typeof makeCard>>;

beforeEach(async () => {
  ({ asha, ravi, card } = await ownerOfLeads(app));
});

const { claim, claimed, say, questions, ofRecord } = outsideCalls(app, "lead");
const { insert, call } = receivedLeadCalls(app, () => ({ owner: asha, cardId: card._id }));
const detailOf = async (id: string) => (await call("GET", id)).json;

test("Asha called a visitor: the lead is contacted, with way and time, and nobody is asked", async () => {
  const { id } = await insert();
  expect(await claimed(asha, id)).toMatchObject({ status: "claimed", asked: false });
  const { lead, timeline } = await detailOf(id);
  expect(lead.followUpStatus).toBe("contacted");
  expect(timeline.map(({ type, way, outside }: LeadStep) => [type, way, outside])).toContainEqual([
    "outside",
    "call",
    "claimed",
  ]);
  const done = await insert({ followUpStatus: "completed" });
  await claim(asha, done.id, "mail");
  expect((await detailOf(done.id)).lead.followUpStatus).toBe("completed");
});

test("A member who wrote is asked, and Asha reads the answer in the timeline", async () => {
  const { id } = await insert({ senderId: ravi.member.id });
  const { _id } = await claimed(asha, id, "whatsapp");
  const name = card.name;
  expect(await noticesOfType(app, ravi, "message_received")).toMatchObject([
    { message: `Did ${name} contact you by WhatsApp?`, targetUrl: expect.stringContaining("/card/") },
  ]);
  expect(await questions(ravi)).toMatchObject([{ _id, name, isAsked: true }]);
  await say(ravi, _id, true);
  const [latest] = (await detailOf(id)).timeline;
  expect(latest).toMatchObject({ type: "outside", way: "whatsapp", outside: "confirmed" });
});

test("Others find no lead, a withdrawn one is refused, and two taps are one claim", async () => {
  const { id } = await insert({ senderId: ravi.member.id });
  const kiran = await app.signIn("Kiran Rao");
  for (const other of [kiran, ravi]) expect((await claim(other, id)).status).toBe(404);
  const withdrawn = await insert({ withdrawnAt: new Date() });
  const refused = await claim(asha, withdrawn.id);
  expect([refused.status, refused.json.message]).toEqual([422, RECEIVED_LEADS_TEXT.withdrawn]);
  await Promise.all([claim(asha, id), claim(asha, id)]);
  expect(await ofRecord(asha, id)).toHaveLength(1);
  expect((await detailOf(id)).timeline.filter(({ type }: LeadStep) => type === "outside")).toHaveLength(1);
  expect(await ofRecord(kiran, id)).toEqual([]);
});
