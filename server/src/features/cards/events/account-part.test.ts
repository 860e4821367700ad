import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { cards } from "../cards.table.ts";
import { cardEventsPart } from "./account-part.ts";
import { cardDays, cardEvents, cardVisits } from "./card-events.table.ts";
import { addCard, visit } from "./visits.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha"), await app.signIn("Ravi")];
});

const days = ({ member }: Person) => cardEventsPart.kinds["card-days"]?.(app.db, member.id);
const erase = ({ member }: Person) =>
  inTransaction(app.db, async (tx) => {
    for (const part of app.services.registry.accountParts)
      await part.erase({ ...app.services, now: new Date() }, tx, member.id);
  });
const left = async (cardId: string) => [
  await app.db.$count(cardEvents, eq(cardEvents.cardId, cardId)),
  await app.db.$count(cardDays, eq(cardDays.cardId, cardId)),
  await app.db.$count(cardVisits, eq(cardVisits.cardId, cardId)),
];

test("an export has the daily totals of the member's cards, and of nobody else's", async () => {
  const [hers, his] = [await addCard(app.db, asha.member.id), await addCard(app.db, ravi.member.id)];
  await visit(app, { cardId: hers });
  await visit(app, { cardId: hers, type: "share" });
  await visit(app, { cardId: his });
  const common = { cardId: hers, channel: "link", source: "person", count: 1 };
  expect(await days(asha)).toMatchObject([
    { ...common, type: "share" },
    { ...common, type: "view" },
  ]);
});

test("what visitors did with a member's cards is erased with the member", async () => {
  const [hers, his] = [await addCard(app.db, asha.member.id), await addCard(app.db, ravi.member.id)];
  for (const cardId of [hers, his]) await visit(app, { cardId });
  await erase(asha);
  await erase(asha);
  expect(await left(hers)).toEqual([0, 0, 0]);
  expect(await left(his)).toEqual([1, 1, 1]);
});

test("a claimed team card keeps its figures when its owner leaves, and loses them with its holder", async () => {
  const team = await addCard(app.db, asha.member.id, { kind: "team", holderId: ravi.member.id });
  await visit(app, { cardId: team });
  expect([await days(asha), await days(ravi)]).toMatchObject([[], [{ cardId: team }]]);
  await erase(asha);
  expect(await left(team)).toEqual([1, 1, 1]);
  expect((await app.db.select().from(cards).where(eq(cards.id, team)))[0]?.ownerId).toBe(ravi.member.id);
  await erase(ravi);
  expect(await left(team)).toEqual([0, 0, 0]);
});
