import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { CARD_PLACEHOLDER } from "@cardplaza/contract/cards/card-rules";
import { TEAM_TEXT } from "@cardplaza/contract/cards/team/team-cards";
import { newId } from "../../../platform/ids.ts";
import { newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { cards } from "../cards.table.ts";
import { makeTeamCard } from "../card.fixtures.ts";
import { cardVideos } from "../video/card-video.table.ts";
import { cardSeo } from "../seo/seo.table.ts";
import { listOf } from "../../notifications/notify.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let card: { _id: string; slug: string };
let someone = 0;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  card = await makeTeamCard(app, asha, { name: "Ravi Kulkarni", email: "ravi@menon.example" });
  await app.db.update(cards).set({ holderId: ravi.member.id }).where(eq(cards.id, card._id));
});

const handOver = (as: Person, body: object = {}, id = card._id) =>
  app.call("POST", `/api/team-card/${id}/hand-over`, { as, body });
const claim = (as: Person, code: string) => app.call("POST", "/api/team-card/claim", { as, body: { code } });
const list = async (as: Person) => (await app.call("GET", "/api/team-card", { as })).json;
const newAddress = () => `successor${++someone}@menon.example`;

test("the card goes to the successor by invitation, and the old link leads to it", async () => {
  const meera = await app.signIn("Meera Iyer");
  const email = newAddress();
  const [cardId, now] = [card._id, new Date()];
  await app.db.insert(cardVideos).values({
    id: newId(),
    cardId,
    kind: "link",
    link: "https://vimeo.com/76979871",
    createdAt: now,
    updatedAt: now,
  });
  const words = { title: "Ravi Kulkarni, architect", description: "", index: true, updatedAt: now };
  await app.db.insert(cardSeo).values({ cardId, ...words });
  expect((await handOver(asha, { email, name: "Meera Iyer" })).status).toBe(204);
  expect(await list(ravi)).toEqual([]);
  expect(
    (await app.call("PATCH", `/api/business-cards/${card._id}`, { as: ravi, body: { role: "x" } })).status,
  ).toBe(404);
  expect((await listOf(app, ravi)).notifications[0]).toMatchObject({ senderId: { name: "Asha Menon" } });
  expect(await list(asha)).toMatchObject([{ name: "Meera Iyer", invite: { state: "sent", email } }]);

  const { text } = await newestMessage(app, email);
  const code = /\/team-cards\?invite=([\w-]+)/.exec(text)?.[1] as string;
  expect((await claim(meera, code)).json).toMatchObject({ _id: card._id, isOwner: true });
  expect(await list(meera)).toMatchObject([{ _id: card._id }]);

  const old = await app.call("GET", `/api/team-card/slug/${card.slug}`);
  expect(old.json).toMatchObject({ _id: card._id, name: "Meera Iyer", company: "Menon Interiors" });
  // Ravi's personal fields are gone, so the card waits for Meera's.
  const own = await app.call("GET", `/api/business-cards/${card._id}`, { as: meera });
  expect(own.json).toMatchObject({
    email: "",
    phone: CARD_PLACEHOLDER.phone,
    isIncomplete: true,
    video: null,
  });
  expect(await app.db.$count(cardSeo, eq(cardSeo.cardId, cardId))).toBe(0);
});

test("without a name the card stays as it is, without an address nobody is invited", async () => {
  expect((await handOver(asha)).status).toBe(204);
  expect(await list(asha)).toMatchObject([
    { name: "Ravi Kulkarni", email: "ravi@menon.example", invite: { state: "none", email: "" } },
  ]);
  expect(await handOver(asha)).toMatchObject({ status: 422, json: { message: TEAM_TEXT.notHeld } });
});

test("a holder may give the card back, but not decide who comes next", async () => {
  expect((await handOver(ravi, { email: newAddress() })).status).toBe(404);
  expect((await handOver(ravi, { name: "Somebody" })).status).toBe(404);
  expect(await list(ravi)).toHaveLength(1);
  expect((await handOver(ravi)).status).toBe(204);
  expect(await list(ravi)).toEqual([]);
  const { notifications } = await listOf(app, asha);
  expect(notifications[0]).toMatchObject({
    message: "Ravi Kulkarni has given the team card of Ravi Kulkarni back to you.",
  });
});

test("other members find nothing, and wrong input changes nothing", async () => {
  const neha = await app.signIn("Neha Rao");
  expect((await handOver(neha, { email: newAddress() })).status).toBe(404);
  for (const body of [
    { email: "nobody" },
    { name: "" },
    { name: "x".repeat(81) },
    { name: "Meera Iyer (Verified)" },
    { holderId: neha.member.id },
  ]) {
    const { status, json } = await handOver(asha, body);
    expect([status, Object.keys(json.fields)]).toEqual([400, Object.keys(body)]);
  }
  const own = await app.call("POST", "/api/business-cards", { as: asha, body: { name: "Asha" } });
  expect((await handOver(asha, {}, own.json._id)).status).toBe(404);
  expect(await list(ravi)).toHaveLength(1);
});

test("deleting a team card can name the card that comes after it", async () => {
  const next = await makeTeamCard(app, asha, { name: "Meera Iyer" });
  const path = `/api/team-card/${card._id}`;
  expect((await app.call("DELETE", path, { as: asha, body: { successorId: ravi.member.id } })).status).toBe(
    400,
  );
  expect((await app.call("DELETE", path, { as: asha, body: { successorId: next._id } })).status).toBe(204);
  expect(await app.call("GET", `/api/team-card/slug/${card.slug}`)).toMatchObject({
    status: 410,
    json: { successor: { name: "Meera Iyer" } },
  });
});
