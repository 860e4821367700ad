import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startSmtpServer } from "../../providers/smtp-server.fixtures.ts";
import { eventually } from "../../testing/eventually.ts";
import { startTestApp, type Person, type TestApp } from "../../testing/test-app.ts";
import { insertCompany, insertManager } from "../companies/company/company.fixtures.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { ENQUIRY, enquiryCalls } from "../enquiries/enquiry.fixtures.ts";
import { insertApplication, insertJob } from "../jobs/job.fixtures.ts";
import { inboundMails } from "./inbound-mail.table.ts";
import { INBOUND, mailCalls, rawMail } from "./inbound-mail.fixtures.ts";
import { inboundMailRegistration } from "./inbound-mail.registration.ts";

let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let asha: Person;
let ravi: Person;
const HINT = "Reply to this e-mail to answer.";

beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await startTestApp({
    settings: { ...INBOUND, SMTP_URL: smtp.url, PUBLIC_ORIGIN: "https://cards.example.in" },
  });
});
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
});
afterAll(async () => {
  await app.stop();
  await smtp.stop();
});

/** The newest mail to this member about it, once it has come. */
const mailTo = ({ member }: Person, about: RegExp) =>
  eventually(() => {
    const found = smtp.received.findLast(
      ({ recipients, mail }) => recipients[0] === member.email && about.test(mail.subject ?? ""),
    );
    expect(found).toBeDefined();
    return found!.mail;
  });
/** Answers a mail as a mail program does. */
async function answer(as: Person, mail: Awaited<ReturnType<typeof mailTo>>, text: string) {
  const to = mail.replyTo?.[0]?.address ?? "";
  const quoted = (mail.text ?? "").split("\n").map((line) => `> ${line}`);
  const words = `${text}\n\nOn Tue, 17 Nov 2026 at 10:15, ${mail.from?.name} <${mail.from?.address}> wrote:\n\n${quoted.join("\n")}`;
  const headers = { "In-Reply-To": mail.messageId ?? "", References: mail.messageId ?? "" };
  const raw = rawMail({
    from: `${as.member.name} <${as.member.email}>`,
    to,
    subject: `Re: ${mail.subject}`,
    text: words,
    headers,
  });
  return mailCalls(app).deliver(raw, to, as.member.email!);
}

test("Ravi answers Asha's enquiry by mail, Asha answers by mail too, and the clock has stopped", async () => {
  const { at } = enquiryCalls(app);
  const shop = await insertListing(app, ravi);
  const sent = await at("POST", asha, "", {
    ...ENQUIRY,
    name: "Asha Menon",
    email: "asha@menon.example",
    targetType: "business",
    targetId: shop.id,
  });
  const id: string = sent.json.enquiry._id;
  const first = await mailTo(ravi, /New enquiry/);
  expect(first.replyTo).toMatchObject([{ name: "Asha Menon", address: expect.stringMatching(/^reply\+e/) }]);
  expect(first.text).toContain(HINT);
  expect(first.text).not.toContain("asha@menon");
  expect(await answer(ravi, first, "Yes, in two weeks.")).toBe(250);

  const answered = (await at("GET", asha, `/${id}`)).json.enquiry;
  expect(answered).toMatchObject({
    status: "responded",
    thread: [{ from: "owner", body: "Yes, in two weeks." }],
  });
  expect((await at("GET", ravi, `/${id}`)).json.enquiry.firstResponseAt).not.toBeNull();

  const second = await mailTo(asha, /answered your enquiry/);
  expect(second.text).toContain("Yes, in two weeks.");
  expect(await answer(asha, second, "Good. What does it cost?")).toBe(250);
  const third = await mailTo(ravi, /wrote to you/);
  expect(await answer(ravi, third, "Rs. 80,000.")).toBe(250);
  // Asha has not opened the page in between, and is told all the same.
  await eventually(() =>
    expect(
      smtp.received.filter(
        ({ recipients, mail }) =>
          recipients[0] === asha.member.email && /answered your enquiry/.test(mail.subject ?? ""),
      ),
    ).toHaveLength(2),
  );
  const { thread } = (await at("GET", asha, `/${id}`)).json.enquiry;
  expect(thread.map(({ from, body }: { from: string; body: string }) => [from, body])).toEqual([
    ["owner", "Yes, in two weeks."],
    ["buyer", "Good. What does it cost?"],
    ["owner", "Rs. 80,000."],
  ]);
});

test("who answers by mail has read what the bell says about it", async () => {
  const shop = await insertListing(app, ravi);
  const unread = async () =>
    (await app.call("GET", "/api/notifications/unread-count", { as: ravi })).json.count;
  await enquiryCalls(app).at("POST", asha, "", { ...ENQUIRY, targetType: "business", targetId: shop.id });
  expect(await unread()).toBe(1);
  await answer(ravi, await mailTo(ravi, /New enquiry/), "Yes.");
  expect(await unread()).toBe(0);
});

test("of two managers who answer a company's enquiry at once, the second reads the first answer before", async () => {
  const meera = await app.signIn("Meera Iyer");
  const company = await insertCompany(app, ravi);
  await insertManager(app, company, meera);
  const { at } = enquiryCalls(app);
  const sent = await at("POST", asha, "", { ...ENQUIRY, targetType: "company", targetId: company.id });
  const id: string = sent.json.enquiry._id;
  const mails = [await mailTo(ravi, /New enquiry/), await mailTo(meera, /New enquiry/)] as const;
  expect(await answer(ravi, mails[0], "Yes.")).toBe(250);
  expect(await answer(meera, mails[1], "No.")).toBe(250);
  expect((await mailTo(meera, /was not added/)).text).toContain("Ravi Kulkarni answered a moment ago");
  expect((await at("GET", asha, `/${id}`)).json.enquiry.thread).toHaveLength(1);
});

test("an applicant and a company write to each other by mail, without files", async () => {
  const job = await insertJob(app, await insertCompany(app, ravi));
  const { id } = await insertApplication(app, job, asha);
  const write = (as: Person, text: string) =>
    app.call("POST", `/api/applications/${id}/messages`, { as, body: { text } });
  await write(ravi, "Can you come on Monday?");
  const asked = await mailTo(asha, /wrote to you about your application/);
  expect(asked.text).toContain(HINT);
  expect(await answer(asha, asked, "Gladly.")).toBe(250);
  const told = await mailTo(ravi, /wrote to you about the application/);
  expect(told.replyTo?.[0]?.address).toMatch(/^reply\+a/);
  expect(await answer(ravi, told, "At ten, please.")).toBe(250);
  const { applications } = (await app.call("GET", "/api/applications/mine", { as: asha })).json;
  expect(applications[0]?.history.flatMap(({ kind, text }) => (kind === "message" ? [text] : []))).toEqual([
    "Can you come on Monday?",
    "Gladly.",
    "At ten, please.",
  ]);
});

test("without the setting, mails go to the sender's own address, and no mail says that one can answer", async () => {
  const other = await startTestApp({ settings: { SMTP_URL: smtp.url } });
  const [buyer, seller] = [await other.signIn("Buyer"), await other.signIn("Seller")];
  const shop = await insertListing(other, seller);
  await enquiryCalls(other).at("POST", buyer, "", { ...ENQUIRY, targetType: "business", targetId: shop.id });
  const mail = await mailTo(seller, /New enquiry/);
  expect(mail.replyTo).toMatchObject([{ address: ENQUIRY.email }]);
  expect(mail.text).not.toContain(HINT);
  expect(other.mailPort).toBeUndefined();
  await other.stop();
});

test("what is remembered of a mail is a hash alone, and goes once no address of that time works", async () => {
  const rows = await app.db.select().from(inboundMails);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows)
    expect(row).toEqual({ key: expect.stringMatching(/^[\w-]{43}$/), createdAt: expect.any(Date) });
  const inDays = (days: number) => ({ ...app.services, now: new Date(Date.now() + days * 86_400_000) });
  await inboundMailRegistration.tidyUp?.(inDays(181));
  expect(await app.db.$count(inboundMails)).toBe(rows.length);
  await inboundMailRegistration.tidyUp?.(inDays(191));
  expect(await app.db.$count(inboundMails)).toBe(0);
});
