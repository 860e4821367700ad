import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { SubjectType } from "@cardplaza/contract/messages/message-words";
import { applicationPath, boardPath } from "@cardplaza/contract/jobs/application-words";
import { referralPath } from "@cardplaza/contract/screen-paths";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { referralCalls, twoChapters } from "../../chapters/referrals/referral.fixtures.ts";
import { referrals } from "../../chapters/referrals/referrals.table.ts";
import { insertCompany, insertManager } from "../../companies/company/company.fixtures.ts";
import { insertApplication, insertJob } from "../../jobs/job.fixtures.ts";
import { newKey, writerOf } from "../messages.fixtures.ts";

const app = await sharedTestApp();

async function begin(from: Person, to: Person, type: SubjectType, id: string) {
  const { json } = await app.call("POST", "/api/conversations", {
    as: from,
    body: {
      userIds: [to.member.id],
      message: { clientId: newKey(), body: "About this" },
      subject: { type, id },
    },
  });
  const conversationId = json.conversation._id;
  const quoted = async (reader: Person) => {
    const { messages } = (await writerOf(app, reader).thread(conversationId)).json;
    return messages.at(-1)?.subject;
  };
  const above = async (reader: Person) => (await writerOf(app, reader).show(conversationId)).json.subject;
  return { quoted, above };
}

test("a referral is quoted to its two, each with the screen of their own chapter, and to nobody else", async () => {
  const { asha, ravi, neha, chapter } = await twoChapters(app);
  const { given } = referralCalls(app);
  const id = await given(asha, ravi, { prospect: { name: "Meera Nair" } });
  const quote = { type: "referral", id, text: "Referral: Meera Nair" };
  const path = referralPath(chapter.id, id);
  const { quoted, above } = await begin(asha, ravi, "referral", id);
  expect(await quoted(ravi)).toEqual({ ...quote, path });
  expect(await above(asha)).toEqual({ ...quote, path });
  // The prospect is between the two: the product quotes no name to a third.
  const other = await begin(asha, neha, "referral", id);
  expect([await other.quoted(asha), await other.quoted(neha), await other.above(neha)]).toEqual([
    null,
    null,
    null,
  ]);
  const withThird = await app.call(
    "GET",
    `/api/conversations/with/${ravi.member.id}?subject=referral:${id}`,
    {
      as: neha,
    },
  );
  expect(withThird.json.subject).toBeNull();
  await app.db.update(referrals).set({ prospectName: "" }).where(eq(referrals.id, id));
  const { json } = await app.call("GET", `/api/conversations/with/${asha.member.id}?subject=referral:${id}`, {
    as: ravi,
  });
  expect(json.subject?.text).toBe("Referral");
});

test("an application leads the applicant to theirs and the team to its board", async () => {
  const [asha, ravi, meera] = [
    await app.signIn("Asha Menon"),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Meera Iyer"),
  ];
  const company = await insertCompany(app, asha);
  await insertManager(app, company, meera);
  const job = await insertJob(app, company, { title: "Site engineer" });
  const { id } = await insertApplication(app, job, ravi);
  const quote = { type: "application", id, text: "Application: Site engineer" };
  const { quoted, above } = await begin(meera, ravi, "application", id);
  for (const read of [quoted, above]) {
    expect(await read(meera)).toEqual({ ...quote, path: boardPath(job.id, id) });
    expect(await read(ravi)).toEqual({ ...quote, path: applicationPath(id) });
  }
  const neha = await app.signIn("Neha Joshi");
  expect(await (await begin(ravi, neha, "application", id)).quoted(neha)).toBeNull();
});

test("a card and a chapter are quoted by their names", async () => {
  const { asha, ravi, chapter } = await twoChapters(app);
  const card = await makeCard(app, ravi, { name: "Ravi Kulkarni" });
  expect((await (await begin(asha, ravi, "card", card._id)).quoted(ravi))?.text).toBe("Card: Ravi Kulkarni");
  expect(await (await begin(asha, ravi, "chapter", chapter.id)).quoted(ravi)).toMatchObject({
    text: `Chapter: ${chapter.name}`,
    path: expect.stringContaining(chapter.id),
  });
});
