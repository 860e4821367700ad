import { createHmac } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { sharedTestApp, startTestApp, type Person } from "../../testing/test-app.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { insertEnquiry } from "../enquiries/enquiry.fixtures.ts";
import { DOMAIN, mailCalls, rawMail, WEBHOOK_SECRET, type Written } from "./inbound-mail.fixtures.ts";

const AUTHSERV = "mx.cards.example.in";
const app = await sharedTestApp({
  settings: {
    INBOUND_MAIL_DOMAIN: DOMAIN,
    INBOUND_MAIL_SECRET: WEBHOOK_SECRET,
    INBOUND_MAIL_AUTHSERV: AUTHSERV,
  },
});
const { addressOf, messagesOf, post } = mailCalls(app);
const GOOD = `${AUTHSERV}; dmarc=pass header.from=example.com`;
let ravi: Person;
let id: string;
let to: string;

beforeEach(async () => {
  const asha = await app.signIn("Asha Menon");
  ravi = await app.signIn("Ravi Kulkarni");
  id = await insertEnquiry(app, { shop: await insertListing(app, ravi), senderId: asha.member.id });
  to = await addressOf(id, ravi);
});

const mailOf = (more: Written = {}, results: string | null = GOOD) =>
  rawMail({
    from: `Ravi <${ravi.member.email}>`,
    to,
    text: "Gladly.",
    ...more,
    headers: { ...(results && { "Authentication-Results": results }), ...more.headers },
  });
const statusOf = async (response: Promise<Response>) =>
  ((await (await response).json()) as { status?: string }).status;
const count = async () => (await messagesOf(id)).length;

test("a signed mail enters the conversation of the recipient that the service names, or that the mail names", async () => {
  expect(await statusOf(post(mailOf()))).toBe("stored");
  const blind = mailOf({ to: "undisclosed@mail.example" });
  expect(await statusOf(post(blind))).toBe("refused");
  expect(await statusOf(post(blind, { headers: { "x-envelope-to": `<${to}>` } }))).toBe("stored");
  const delivered = mailOf({ to: "x@mail.example", headers: { "Delivered-To": to } });
  expect(await statusOf(post(delivered))).toBe("stored");
  expect(await count()).toBe(3);
});

test("an empty sender is a bounce", async () => {
  for (const sender of ["", "<>"])
    expect(await statusOf(post(mailOf(), { headers: { "x-envelope-from": sender } }))).toBe("ignored");
  expect(await statusOf(post(mailOf({ headers: { "Return-Path": "<>" } })))).toBe("ignored");
  expect(await count()).toBe(0);
});

test.each(["", "x", "0".repeat(64), "0".repeat(63)])("the signature %j is refused", async (signature) => {
  const response = await post(mailOf(), { headers: { "x-signature": signature } });
  expect(response.status).toBe(401);
  expect(await count()).toBe(0);
});

test("a signature with another secret, and one over other bytes, are refused", async () => {
  expect((await post(mailOf(), { secret: "another secret of ours" })).status).toBe(401);
  const signature = createHmac("sha256", WEBHOOK_SECRET).update(mailOf()).digest("hex");
  expect((await post(`${mailOf()}!`, { headers: { "x-signature": signature } })).status).toBe(401);
});

test("more than 15 MB are refused", async () => {
  expect((await post(new Uint8Array(15 * 1024 * 1024 + 1))).status).toBe(413);
});

test("what is no mail is refused, and does no harm", async () => {
  for (const raw of [
    "",
    "x",
    "\0\0\0",
    `To: ${to}\r\n\r\nx`,
    `Content-Type: multipart/mixed; boundary=a\r\n\r\n--a`,
  ])
    expect(await statusOf(post(raw))).toBe("refused");
});

test("without the setting there is no such call", async () => {
  const other = await startTestApp();
  expect((await mailCalls(other).post("x")).status).toBe(404);
  await other.stop();
});

test.each<[string, string | null, string]>([
  ["DMARC passes", GOOD, "stored"],
  ["the proxy's own name in another case", GOOD.toUpperCase().replace("DMARC=PASS", "dmarc=pass"), "stored"],
  [
    "DKIM of the domain passes",
    `${AUTHSERV} 1; dkim=pass (good) header.d=example.com; spf=fail smtp.mailfrom=example.com`,
    "stored",
  ],
  ["SPF of a domain above passes", `${AUTHSERV}; spf=pass smtp.mailfrom=bounce@mail.example.com`, "stored"],
  ["nobody knows", `${AUTHSERV}; dmarc=none; spf=none smtp.mailfrom=example.com; dkim=none`, "stored"],
  ["only another domain passes", `${AUTHSERV}; spf=pass smtp.mailfrom=evil.example; dmarc=none`, "stored"],
  [
    "DMARC fails",
    `${AUTHSERV}; dmarc=fail header.from=example.com; spf=pass smtp.mailfrom=evil.example`,
    "refused",
  ],
  ["SPF fails", `${AUTHSERV}; spf=softfail smtp.mailfrom=ravi@example.com; dkim=none`, "refused"],
  ["DKIM of the domain fails", `${AUTHSERV}; dkim=fail header.d=example.com; spf=none`, "refused"],
  [
    "a quote that should look like a pass",
    `${AUTHSERV}; spf=pass smtp.mailfrom="a; dmarc=pass header.from=example.com"@evil.example; dmarc=fail header.from=example.com`,
    "refused",
  ],
  [
    "a comment that should hide a fail",
    `${AUTHSERV}; spf=pass smtp.mailfrom=(evil.example; dmarc=fail header.from=example.com`,
    "refused",
  ],
  ["the results are of another server", GOOD.replace(AUTHSERV, "mx.evil.example"), "refused"],
  ["the name only begins like ours", GOOD.replace(AUTHSERV, `${AUTHSERV}.evil.example`), "refused"],
  ["no server in front has seen it", null, "refused"],
])("if %s", async (_title, results, status) => {
  expect(await statusOf(post(mailOf({}, results)))).toBe(status);
  expect(await count()).toBe(status === "stored" ? 1 : 0);
});

test("a line that the sender wrote below the proxy's own counts for nothing", async () => {
  const failing = `Authentication-Results: ${AUTHSERV}; dmarc=fail header.from=example.com`;
  expect(await statusOf(post(`${failing}\r\n${mailOf()}`))).toBe("refused");
});

test("two lines “From”, or two senders in one, are refused", async () => {
  expect(await statusOf(post(`From: Meera <meera@example.com>\r\n${mailOf()}`))).toBe("refused");
  const two = `Ravi <${ravi.member.email}>, Meera <meera@example.com>`;
  expect(await statusOf(post(mailOf({ from: two })))).toBe("refused");
});
