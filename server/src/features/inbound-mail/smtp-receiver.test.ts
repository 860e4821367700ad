import { connect } from "node:net";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { messagesTo, newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import type { ListingRow } from "../directory/listings/listings.table.ts";
import { enquiries } from "../enquiries/enquiries.table.ts";
import { insertEnquiry } from "../enquiries/enquiry.fixtures.ts";
import { members } from "../accounts/accounts.table.ts";
import { INBOUND, mailCalls, rawMail, WEBHOOK_SECRET, type Written } from "./inbound-mail.fixtures.ts";

const lines: string[] = [];
const app = await sharedTestApp({
  settings: { ...INBOUND, INBOUND_MAIL_SECRET: WEBHOOK_SECRET },
  readLog: (line) => void lines.push(line),
});
const { addressOf, deliver, messagesOf, post } = mailCalls(app);
let asha: Person;
let ravi: Person;
let meera: Person;
let shop: ListingRow;
let id: string;

beforeEach(async () => {
  [asha, ravi, meera] = [
    await app.signIn("Asha Menon"),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Meera Iyer"),
  ];
  shop = await insertListing(app, ravi);
  id = await insertEnquiry(app, { shop, senderId: asha.member.id });
});

const from = (person: Person) => `${person.member.name} <${person.member.email}>`;
const mailOf = (person: Person, to: string, more: Written = {}) =>
  rawMail({ from: from(person), to, text: "Gladly, on Monday.", ...more });
const bodies = async (enquiryId = id) => (await messagesOf(enquiryId)).map(({ body }) => body);

describe("an address", () => {
  test("works in capital letters, as some mail servers write them", async () => {
    const to = (await addressOf(id, ravi)).toUpperCase();
    expect(to.split("@")[0]).toHaveLength(64);
    expect(await deliver(mailOf(ravi, to), to)).toBe(250);
    expect(await bodies()).toEqual(["Gladly, on Monday."]);
  });

  test("is for the member to whom it was given, and for nobody else's sender", async () => {
    const to = await addressOf(id, ravi);
    for (const person of [meera, asha]) expect(await deliver(mailOf(person, to), to)).toBe(550);
    expect(await bodies()).toEqual([]);
  });

  test("of a member who is not of the conversation opens nothing, and they are told", async () => {
    const to = await addressOf(id, meera);
    expect(await deliver(mailOf(meera, to), to)).toBe(250);
    expect(await bodies()).toEqual([]);
    expect((await newestMessage(app, meera.member.email!)).text).toContain("Enquiry not found");
  });

  test("that was changed, is too old or is of another domain does not exist", async () => {
    const right = await addressOf(id, ravi);
    const other = await insertEnquiry(app, { shop, senderId: asha.member.id });
    const old = await addressOf(id, ravi, "enquiry", new Date(Date.now() - 181 * 86_400_000));
    const wrong = [
      right.replace(id, other),
      right.replace(ravi.member.id, meera.member.id),
      right.replace("reply+e", "reply+a"),
      right.replace(/.@/, (last) => (last === "0@" ? "1@" : "0@")),
      right.replace("@reply.", "@other."),
      old,
      "reply+@reply.cards.example.in",
      "postmaster@reply.cards.example.in",
    ];
    for (const to of wrong) expect([to, await deliver(mailOf(ravi, to), to)]).toEqual([to, 550]);
    expect([await bodies(), await bodies(other)]).toEqual([[], []]);
  });

  test("no longer works from a mailbox that the member has given up", async () => {
    const to = await addressOf(id, ravi);
    const raw = mailOf(ravi, to);
    await app.db
      .update(members)
      .set({ email: `new-${ravi.member.email}` })
      .where(eq(members.id, ravi.member.id));
    expect(await deliver(raw, to)).toBe(550);
  });
});

describe("a conversation that takes no more", () => {
  test("is told once a day; later mails of that day are returned by the sender's own server", async () => {
    await app.db.update(enquiries).set({ status: "closed" }).where(eq(enquiries.id, id));
    const to = await addressOf(id, ravi);
    expect(await deliver(mailOf(ravi, to), to)).toBe(250);
    const { subject, text } = await newestMessage(app, ravi.member.email!);
    expect(subject).toBe("Your answer by e-mail was not added");
    expect(text).toContain("This enquiry is closed.");
    expect(await deliver(mailOf(ravi, to), to)).toBe(550);
    app.clock.advance({ days: 1 });
    expect(await deliver(mailOf(ravi, to), to)).toBe(250);
    await newestMessage(app, ravi.member.email!, 2);
    expect(await bodies()).toEqual([]);
  });

  test("after a block tells nothing about it", async () => {
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: asha });
    const to = await addressOf(id, ravi);
    expect(await deliver(mailOf(ravi, to), to)).toBe(250);
    expect((await newestMessage(app, ravi.member.email!)).text).toContain("Enquiry not found");
    expect(await bodies()).toEqual([]);
  });

  test("never writes to machines, and never to a forged sender", async () => {
    await app.db.update(enquiries).set({ status: "closed" }).where(eq(enquiries.id, id));
    const to = await addressOf(id, ravi);
    await deliver(mailOf(ravi, to, { headers: { "Auto-Submitted": "auto-replied" } }), to);
    await deliver(mailOf(meera, to), to);
    for (const { member } of [ravi, meera]) expect(await messagesTo(app, member.email!)).toEqual([]);
  });
});

describe("the same mail", () => {
  test("ten times at once, by SMTP and by the webhook, is one message", async () => {
    const to = await addressOf(id, ravi);
    const raw = mailOf(ravi, to);
    const codes = await Promise.all([
      ...Array.from({ length: 5 }, () => deliver(raw, to)),
      ...Array.from({ length: 5 }, async () => (await post(raw)).status),
    ]);
    expect(codes).toEqual([250, 250, 250, 250, 250, 200, 200, 200, 200, 200]);
    expect(await bodies()).toEqual(["Gladly, on Monday."]);
  });

  test("without an id is recognised by its words", async () => {
    const to = await addressOf(id, ravi);
    for (const text of ["One", "One", "Two"]) await deliver(mailOf(ravi, to, { messageId: null, text }), to);
    expect(await bodies()).toEqual(["One", "Two"]);
  });

  test("to two conversations answers both", async () => {
    const other = await insertEnquiry(app, { shop, senderId: meera.member.id });
    const both = [await addressOf(id, ravi), await addressOf(other, ravi)];
    expect(await deliver(mailOf(ravi, both.join(", ")), both)).toBe(250);
    expect([await bodies(), await bodies(other)]).toEqual([["Gladly, on Monday."], ["Gladly, on Monday."]]);
  });
});

describe("the receiver", () => {
  test("takes no sign-in, says its limit, and refuses unknown recipients and what is too large at once", async () => {
    const to = await addressOf(id, ravi);
    const said = await talk([
      "EHLO mail.example",
      "AUTH PLAIN AHgAeA==",
      "MAIL FROM:<ravi@mail.example> SIZE=99000000",
      "MAIL FROM:<ravi@mail.example>",
      "RCPT TO:<nobody@reply.cards.example.in>",
      `RCPT TO:<${to}>`,
      "RSET",
      "VRFY ravi",
      "QUIT",
    ]);
    expect(said.map((line) => line.slice(0, 3))).toEqual([
      "220",
      "250",
      "500",
      "552",
      "250",
      "550",
      "250",
      "250",
      "252",
      "221",
    ]);
    expect(said.join("\n")).not.toContain("STARTTLS");
  });

  test("refuses a mail of more than 15 MB, whatever its server has said of its size", async () => {
    const to = await addressOf(id, ravi);
    const said = await talk([
      "EHLO mail.example",
      "MAIL FROM:<ravi@mail.example>",
      `RCPT TO:<${to}>`,
      "DATA",
      `${mailOf(ravi, to)}\r\n${"x".repeat(70)}`.padEnd(200) +
        `\r\n${"y".repeat(78)}`.repeat(200_000) +
        "\r\n.",
      "QUIT",
    ]);
    expect(said.at(-2)).toMatch(/^552/);
    expect(await bodies()).toEqual([]);
  });

  test("writes neither addresses nor words into the log", async () => {
    const to = await addressOf(id, ravi);
    await deliver(mailOf(ravi, to, { text: "Kolhapuri chappals" }), to);
    await deliver(mailOf(meera, to, { text: "Kolhapuri chappals" }), to);
    await eventually(() => expect(lines.join("")).toContain('"status":"refused"'));
    expect(lines.join("")).toContain('"status":"stored"');
    expect(lines.join("")).not.toMatch(/chappals|reply\+|mail\.example/);
    for (const { member } of [ravi, meera]) expect(lines.join("")).not.toContain(member.email);
  });
});

/** Says these lines one after the other; returns the last line of each answer, the greeting first. */
async function talk(commands: string[]): Promise<string[]> {
  const socket = connect(app.mailPort ?? 0, "127.0.0.1");
  const answers: string[] = [];
  let buffered = "";
  socket.setEncoding("utf8").on("data", (part) => (buffered += String(part)));
  for (const command of ["", ...commands]) {
    if (command) socket.write(`${command}\r\n`);
    answers.push(
      await eventually(() => {
        const end = /^(\d{3}) .*\r\n/m.exec(buffered);
        if (!end) throw new Error("no answer yet");
        const answer = buffered;
        buffered = "";
        return answer;
      }),
    );
  }
  socket.destroy();
  return answers;
}
