import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { RECEIVED_LEADS_TEXT } from "@cardplaza/contract/leads/lead-words";
import { DAY_MS, HOUR_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { makeCard } from "../cards/card.fixtures.ts";
import { deleteOldMerges } from "./delete-old-merges.ts";
import { leadMerges, leads, type LeadRow } from "./leads.table.ts";
import { insertLead } from "./lead.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let cardId: string;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni", { premium: true });
  cardId = (await makeCard(app, asha))._id;
});

const insert = (fields: Partial<LeadRow> = {}) =>
  insertLead(app, { ownerId: asha.member.id, cardId }, fields);
const call = (method: string, path: string, body?: unknown, as: Person = asha) =>
  app.call(method, `/api/leads/${path}`, { as, body });
const merge = async (keepId: string, ...mergeIds: string[]) =>
  (await call("POST", "merge", { keepId, mergeIds })).json.mergeUndo as {
    _id: string;
    leads: number;
    until: string;
  };
const undo = (mergeId: string, as: Person = asha) => call("POST", "merge/undo", { mergeId }, as);
/** Everything that a merge could change, without the times of reading. */
const stateOf = async (id: string) => {
  const { lead, notes, timeline, duplicates } = (await call("GET", id)).json;
  const order = (list: object[]) => list.map((each) => JSON.stringify(each)).sort();
  return { lead, notes: order(notes), timeline: order(timeline), duplicates: order(duplicates) };
};
const counts = async () => (await call("GET", "my-leads?status=all")).json.counts;

test("a merge is undone: leads, notes, tags, reminders, timelines and counts are as they were", async () => {
  const target = await insert({ message: "First", tags: ["Pune"] });
  const other = await insert({
    message: "Second",
    tags: ["Hot", "Pune"],
    remindAt: new Date(Date.now() + HOUR_MS),
  });
  const third = await insert({ message: "Third" });
  for (const { id } of [target, other, third]) await call("POST", `${id}/notes`, { text: `On ${id}` });
  await call("PATCH", `${other.id}/follow-up`, { followUpStatus: "contacted" });
  const all = [target, other, third];
  const before = await Promise.all(all.map(({ id }) => stateOf(id)));
  const counted = await counts();
  const { _id, leads: merged, until } = await merge(target.id, other.id, third.id);
  expect(merged).toBe(2);
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
  expect((await counts()).total).toBe(1);
  const { status, json } = await undo(_id);
  expect([status, json.lead._id, json.mergeUndo]).toEqual([200, target.id, null]);
  expect(await Promise.all(all.map(({ id }) => stateOf(id)))).toEqual(before);
  expect(await counts()).toEqual(counted);
});

test("what was done since the merge stays on the remaining lead", async () => {
  const [target, other] = [await insert({ tags: ["Pune"] }), await insert({ tags: ["Hot"] })];
  const { _id } = await merge(target.id, other.id);
  await call("POST", `${target.id}/notes`, { text: "Since" });
  await call("PUT", `${target.id}/tags`, { tags: ["Pune", "Hot", "New"] });
  await call("PATCH", `${target.id}/follow-up`, { followUpStatus: "completed" });
  const { json } = await undo(_id);
  expect(json).toMatchObject({
    lead: { tags: ["Pune", "New"], followUpStatus: "completed" },
    notes: [{ text: "Since" }],
  });
  expect((await call("GET", other.id)).json).toMatchObject({ lead: { tags: ["Hot"] }, notes: [] });
});

test("merges of merged leads are undone one after the other, the last one first", async () => {
  const [first, second, third] = [await insert(), await insert(), await insert()] as [
    LeadRow,
    LeadRow,
    LeadRow,
  ];
  const inner = await merge(second.id, third.id);
  const outer = await merge(first.id, second.id);
  expect(await undo(inner._id)).toMatchObject({
    status: 422,
    json: { message: RECEIVED_LEADS_TEXT.mergedFurther },
  });
  expect((await undo(outer._id)).status).toBe(200);
  expect((await call("GET", third.id)).json.lead._id).toBe(second.id);
  expect((await call("GET", second.id)).json.mergeUndo).toMatchObject({ _id: inner._id, leads: 1 });
  expect((await undo(inner._id)).status).toBe(200);
  expect((await counts()).total).toBe(3);
});

test("only its owner can undo it, once, and only for a week", async () => {
  const [target, other, late] = [await insert(), await insert(), await insert()] as [
    LeadRow,
    LeadRow,
    LeadRow,
  ];
  const { _id } = await merge(target.id, other.id);
  expect(await undo(_id, ravi)).toMatchObject({
    status: 404,
    json: { message: RECEIVED_LEADS_TEXT.undoOver },
  });
  expect((await undo(_id, await app.signIn("Farah"))).status).toBe(403);
  const responses = await Promise.all([undo(_id), undo(_id)]);
  expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404]);
  const old = await merge(target.id, late.id);
  await app.db
    .update(leadMerges)
    .set({ mergedAt: new Date(Date.now() - 2000), undoUntil: new Date(Date.now() - 1000) })
    .where(eq(leadMerges.id, old._id));
  expect((await call("GET", target.id)).json.mergeUndo).toBeNull();
  expect((await undo(old._id)).status).toBe(404);
  await deleteOldMerges(app.db, new Date());
  expect(await app.db.$count(leadMerges, eq(leadMerges.id, old._id))).toBe(0);
});

test("a lead that its sender has erased does not come back, the others do", async () => {
  const [target, gone, other] = [await insert(), await insert(), await insert()] as [
    LeadRow,
    LeadRow,
    LeadRow,
  ];
  await merge(gone.id, other.id);
  const { _id } = await merge(target.id, gone.id);
  await app.db.delete(leads).where(eq(leads.id, gone.id));
  expect((await undo(_id)).status).toBe(200);
  expect((await call("GET", gone.id)).status).toBe(404);
  expect((await call("GET", other.id)).json.lead._id).toBe(other.id);
  expect((await counts()).total).toBe(2);
});
