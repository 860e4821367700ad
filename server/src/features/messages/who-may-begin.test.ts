import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { MESSAGE_TEXT, type RequestsFrom } from "@cardplaza/contract/messages/message-words";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { members } from "../accounts/accounts.table.ts";
import { makeCard } from "../cards/card.fixtures.ts";
import { connect } from "../connect/connect.fixtures.ts";
import { writerOf } from "./messages.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
});

const allow = (requestsFrom: RequestsFrom) =>
  app.call("PUT", "/api/message-settings", { as: ravi, body: { requestsFrom } });
const ask = async () => {
  const { status, json } = await writerOf(app, asha).begin(ravi, "I saw your card.");
  return status === 201 ? status : [status, json.message];
};
const showTo = async (person: Person, other: Person) =>
  (await app.call("GET", `/api/conversations/with/${other.member.id}`, { as: person })).json;
const forget = () =>
  app.db.update(members).set({ emailProvenAt: null }).where(eq(members.id, asha.member.id));

test("everybody may ask, also before anything is proven", async () => {
  await allow("everybody");
  await forget();
  expect(await ask()).toBe(201);
});

test("only who has proven a number or an address may ask", async () => {
  await allow("proven");
  await forget();
  const refused = [403, MESSAGE_TEXT.noRequests("Ravi Kulkarni")];
  expect(await ask()).toEqual(refused);
  expect(await showTo(asha, ravi)).toMatchObject({ may: "none", why: refused[1], conversationId: null });
  await app.db.update(members).set({ mobileProvenAt: new Date() }).where(eq(members.id, asha.member.id));
  expect(await ask()).toBe(201);
});

test("nobody may ask; connections write all the same", async () => {
  await allow("nobody");
  expect(await ask()).toEqual([403, MESSAGE_TEXT.noRequests("Ravi Kulkarni")]);
  await connect(app, asha, ravi);
  expect(await ask()).toBe(201);
});

test("a request says what the sender did with one's card, in one sentence", async () => {
  const card = await makeCard(app, ravi);
  const own = await makeCard(app, asha);
  const sentence = async () => (await showTo(ravi, asha)).knownBy.filter((each) => each.includes("card"));
  expect(await sentence()).toEqual([]);
  await app.call("POST", `/api/business-cards/save/${own._id}`, { as: ravi, body: {} });
  expect(await sentence()).toEqual(["You saved their card."]);
  await app.call("POST", `/api/business-cards/save/${card._id}`, { as: asha, body: {} });
  expect(await sentence()).toEqual(["They saved your card."]);
  await app.send("POST", `/api/business-cards/${card._id}/send`, { as: asha, body: {} });
  expect(await sentence()).toEqual(["They sent you their card."]);
});
