import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { messagesTo, newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import type { ListingRow } from "../directory/listings/listings.table.ts";
import { insertEnquiry } from "../enquiries/enquiry.fixtures.ts";
import { uploads } from "../uploads/uploads.table.ts";
import { INBOUND, mailCalls, rawMail } from "./inbound-mail.fixtures.ts";
import { CORPUS } from "./mail-corpus.fixtures.ts";

const app = await sharedTestApp({ settings: { ...INBOUND, PUBLIC_ORIGIN: "https://cards.example.in" } });
const { addressOf, deliver, messagesOf } = mailCalls(app);
let asha: Person;
let ravi: Person;
let shop: ListingRow;

beforeAll(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  shop = await insertListing(app, ravi);
});

const nameOfFile = async (id: string | null | undefined) =>
  id ? (await app.db.select().from(uploads).where(eq(uploads.id, id)))[0]?.name : undefined;

/** The letters to Ravi since then, the newest first. */
async function lettersAfter(before: number, count: number): Promise<string[]> {
  const to = ravi.member.email!;
  if (count > 0) await newestMessage(app, to, before + count);
  const all = (await messagesTo(app, to)).slice(0, -before || undefined);
  return all.map(({ subject, text }) => `${subject}\n${text}`);
}

test.each(CORPUS)("$title", async ({ mail, from, envelopeFrom, body, code = 250, fileName, letter }) => {
  const id = await insertEnquiry(app, { shop, senderId: asha.member.id });
  const to = await addressOf(id, ravi);
  const before = (await messagesTo(app, ravi.member.email!)).length;
  const raw = rawMail({ from: from ?? `Ravi Kulkarni <${ravi.member.email}>`, to, ...mail });
  expect(await deliver(raw, to, envelopeFrom ?? ravi.member.email!)).toBe(code);
  const written = await messagesOf(id);
  expect(written.map((each) => each.body)).toEqual(body === null ? [] : [body]);
  expect(await nameOfFile(written[0]?.uploadId)).toBe(fileName);
  const letters = await lettersAfter(before, letter ? 1 : 0);
  expect(letters.join("\n")).toMatch(letter ?? /^$/);
  expect(letters.every((each) => each.includes(`/business-enquiries?enquiry=${id}`))).toBe(true);
});
