import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createBreakableDatabase } from "../../testing/breakable-database.ts";
import { eventually } from "../../testing/eventually.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { insertEnquiry } from "../enquiries/enquiry.fixtures.ts";
import { INBOUND, mailCalls, rawMail } from "./inbound-mail.fixtures.ts";

test("while the database is away a mail is put off, and it is stored once when it comes again", async () => {
  const database = await createBreakableDatabase();
  const app = await startTestApp({ settings: INBOUND, database });
  const { addressOf, deliver, messagesOf } = mailCalls(app);
  const [asha, ravi] = [await app.signIn("Asha"), await app.signIn("Ravi")];
  const id = await insertEnquiry(app, { shop: await insertListing(app, ravi), senderId: asha.member.id });
  const to = await addressOf(id, ravi);
  const raw = rawMail({ from: `Ravi <${ravi.member.email}>`, to, text: "Gladly." });
  await database.cut();
  expect(await deliver(raw, to)).toBe(451);
  await database.mend();
  await eventually(async () => expect(await deliver(raw, to)).toBe(250));
  expect(await deliver(raw, to)).toBe(250);
  expect((await messagesOf(id)).map(({ body }) => body)).toEqual(["Gladly."]);
  await app.stop();
  await database.close();
});

test("a port that is in use stops the start with one line", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  const { port } = await eventually(() => {
    const address = taken.address() as AddressInfo | null;
    if (!address) throw new Error("not yet listening");
    return address;
  });
  await expect(startTestApp({ settings: { ...INBOUND, INBOUND_MAIL_PORT: String(port) } })).rejects.toThrow(
    `Port ${port} is in use. Set INBOUND_MAIL_PORT to another one.`,
  );
  taken.close();
});
