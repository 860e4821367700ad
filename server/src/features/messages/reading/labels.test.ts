import { expect, test } from "vitest";
import { OFFERED_LABELS } from "@cardplaza/contract/messages/message-words";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { insertLead } from "../../leads/lead.fixtures.ts";
import { writerOf } from "../messages.fixtures.ts";

const app = await sharedTestApp();

test("Asha's labels are those of her leads and conversations; the list shows those with one label", async () => {
  const [asha, ravi, meera] = [
    await app.signIn("Asha Menon", { premium: true }),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Meera Iyer"),
  ];
  const a = writerOf(app, asha);
  const ids: string[] = [];
  for (const other of [ravi, meera]) {
    await connect(app, asha, other);
    ids.push((await a.begin(other, "Good morning")).json.conversation._id);
  }
  const card = await makeCard(app, asha);
  const lead = await insertLead(app, { ownerId: asha.member.id, cardId: card._id });
  await app.call("PUT", `/api/leads/${lead.id}/tags`, { as: asha, body: { tags: ["Exhibition"] } });
  const label = (id: string, labels: string[]) =>
    app.call("PUT", `/api/conversations/${id}/labels`, { as: asha, body: { labels } });
  expect((await label(ids[0]!, ["Quoted", "Boxes", "Quoted"])).json).toEqual({ labels: ["Quoted", "Boxes"] });
  await label(ids[1]!, ["Boxes"]);

  const shown = async (query: string) => (await a.list(query)).json.conversations.map(({ _id }) => _id);
  expect(await shown("label=Quoted")).toEqual([ids[0]]);
  expect(await shown("label=Boxes")).toEqual([ids[1], ids[0]]);
  expect(await shown("label=Exhibition")).toEqual([]);
  const labels = (as: typeof asha) => app.call("GET", "/api/conversations/labels", { as });
  expect((await labels(asha)).json.labels).toEqual([...OFFERED_LABELS, "Boxes", "Exhibition"]);
  expect((await labels(ravi)).json.labels).toEqual([...OFFERED_LABELS]);
  expect((await writerOf(app, ravi).list("label=Quoted")).json.conversations).toEqual([]);
});
