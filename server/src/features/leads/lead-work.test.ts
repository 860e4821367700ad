import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { makeCard } from "../cards/card.fixtures.ts";
import { listOf } from "../notifications/notify.fixtures.ts";
import { leads, type LeadRow } from "./leads.table.ts";
import { remindOfLeadsJob } from "./remind-of-leads.ts";
import { ownerOfLeads, insertLead, receivedLeadCalls } from "./lead.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let card: Awaited<ReturnType<typeof makeCard>>;

beforeEach(async () => {
  ({ asha, ravi, card } = await ownerOfLeads(app));
});

const { insert, call, list } = receivedLeadCalls(app, () => ({ owner: asha, cardId: card._id }));
const at = (ms: number) => new Date(Date.now() + ms);

describe("notes, tags and reminders", () => {
  test("are saved with the lead", async () => {
    const { id } = await insert();
    const { status, json } = await call("POST", `${id}/notes`, { text: "  Called twice.\nBusy. " });
    expect([status, json.note.text]).toEqual([201, "Called twice.\nBusy."]);
    expect((await call("PUT", `${id}/tags`, { tags: ["Pune", "Hot", "Pune"] })).json.lead.tags).toEqual([
      "Pune",
      "Hot",
    ]);
    const due = at(HOUR_MS).toISOString();
    expect((await call("PUT", `${id}/reminder`, { at: due })).json.lead.reminderAt).toBe(due);
    const detail = (await call("GET", id)).json;
    expect(detail.notes).toMatchObject([{ text: "Called twice.\nBusy." }]);
    expect(detail.timeline.map(({ type }: { type: string }) => type)).toEqual([
      "reminder_set",
      "tags",
      "note",
      "received",
    ]);
    expect((await call("DELETE", `${id}/notes/${json.note._id}`)).status).toBe(204);
    expect((await call("GET", id)).json.notes).toEqual([]);
    expect((await call("PUT", `${id}/reminder`, { at: null })).json.lead.reminderAt).toBeNull();
  });

  test("refuse invalid input", async () => {
    const { id } = await insert();
    for (const [method, path, body] of [
      ["POST", "notes", { text: " " }],
      ["POST", "notes", { text: "n".repeat(2001) }],
      ["PUT", "tags", { tags: Array.from({ length: 11 }, (_, index) => `t${index}`) }],
      ["PUT", "tags", { tags: ["t".repeat(31)] }],
      ["PUT", "reminder", { at: at(-HOUR_MS).toISOString() }],
      ["PUT", "reminder", { at: "2099-01-01T00:00:00Z" }],
      ["PUT", "reminder", { at: "tomorrow" }],
      ["PUT", "reminder", {}],
    ] as const)
      expect((await call(method, `${id}/${path}`, body)).status).toBe(400);
  });

  test("a reminder arrives once, when it is due", async () => {
    const { id } = await insert();
    await call("PUT", `${id}/reminder`, { at: at(HOUR_MS).toISOString() });
    const notices = async () =>
      (await listOf(app, asha)).notifications.filter(
        ({ type }: { type: string }) => type === "message_received",
      );
    const run = (now: Date) =>
      remindOfLeadsJob.run({ ...app.services, now }, {}, new AbortController().signal);
    await run(new Date());
    expect(await notices()).toEqual([]);
    await Promise.all([run(at(2 * HOUR_MS)), run(at(2 * HOUR_MS))]);
    expect(await notices()).toMatchObject([
      {
        message: "Reminder due: Ravi Kulkarni is waiting for you in My Leads.",
        targetUrl: `/business-cards?section=my-leads&lead=${id}`,
        senderId: null,
      },
    ]);
    expect((await call("GET", id)).json.lead.reminderAt).toBeNull();
  });
});

describe("merging", () => {
  test("keeps notes, tags, messages and the reminder, and records it in the timeline", async () => {
    const target = await insert({ message: "First", tags: ["Pune"] });
    const other = await insert({ message: "Second", tags: ["Hot"], remindAt: at(HOUR_MS) });
    await call("POST", `${target.id}/notes`, { text: "Note one" });
    await call("POST", `${other.id}/notes`, { text: "Note two" });
    expect((await call("GET", target.id)).json.duplicates).toMatchObject([{ _id: other.id }]);
    const { status, json } = await call("POST", "merge", { keepId: target.id, mergeIds: [other.id] });
    expect(status).toBe(200);
    expect(json.lead).toMatchObject({ _id: target.id, tags: ["Pune", "Hot"], message: "First" });
    expect(json.lead.reminderAt).not.toBeNull();
    expect(json.duplicates).toEqual([]);
    expect(json.notes.map(({ text }: { text: string }) => text).sort()).toEqual(["Note one", "Note two"]);
    const written = json.timeline.filter(({ type }: { type: string }) => type === "received");
    expect(written.map(({ text }: { text: string }) => text).sort()).toEqual(["First", "Second"]);
    expect((await list("?status=all")).leads).toHaveLength(1);
  });

  test("in two tabs at once loses nothing, and an outdated tab still reaches the lead", async () => {
    const [first, second, third] = [await insert(), await insert(), await insert()] as [
      LeadRow,
      LeadRow,
      LeadRow,
    ];
    for (const { id } of [first, second, third]) await call("POST", `${id}/notes`, { text: `Note on ${id}` });
    const responses = await Promise.all([
      call("POST", "merge", { keepId: first.id, mergeIds: [second.id, third.id] }),
      call("POST", "merge", { keepId: second.id, mergeIds: [first.id, third.id] }),
    ]);
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404]);
    const saved = responses.find(({ status }) => status === 200)?.json;
    expect(saved.notes).toHaveLength(3);
    expect((await list("?status=all")).leads).toHaveLength(1);
    // The other tab still shows a lead that is merged by now.
    expect((await call("POST", `${third.id}/notes`, { text: "Late" })).status).toBe(201);
    expect((await call("GET", third.id)).json.lead._id).toBe(saved.lead._id);
    expect((await call("GET", saved.lead._id)).json.notes).toHaveLength(4);
    expect((await call("DELETE", third.id)).status).toBe(404);
    expect((await list("?status=all")).leads).toHaveLength(1);
  });

  test("refuses the lead itself, another member's lead and a lead that does not exist", async () => {
    const mine = await insert();
    const foreign = await insertLead(app, { ownerId: ravi.member.id, cardId: card._id });
    const merge = (mergeIds: string[]) => call("POST", "merge", { keepId: mine.id, mergeIds });
    expect((await merge([mine.id])).status).toBe(400);
    expect((await merge([])).status).toBe(400);
    expect((await merge([foreign.id])).status).toBe(404);
    expect((await merge(["zzzzzzzzzzzzzzzzzzzz"])).status).toBe(404);
    const [untouched] = await app.db.select().from(leads).where(eq(leads.id, foreign.id));
    expect(untouched?.mergedIntoId).toBeNull();
  });
});
