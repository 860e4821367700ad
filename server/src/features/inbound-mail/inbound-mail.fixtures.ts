import { createHmac } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { newId } from "../../platform/ids.ts";
import { generatedSecret } from "../../platform/secrets/generated-secrets.ts";
import type { Person, TestApp } from "../../testing/test-app.ts";
import { enquiryMessages } from "../enquiries/enquiries.table.ts";
import { REPLY_ADDRESS_SECRET, replyAddress, type MailThreadKind } from "../outgoing/reply-address.ts";

export const DOMAIN = "reply.cards.example.in";
export const WEBHOOK_SECRET = "sixteen letters or more";
export const INBOUND = { INBOUND_MAIL_DOMAIN: DOMAIN, INBOUND_MAIL_PORT: "0" };

export interface Part {
  type: string;
  /** As it is sent, in the encoding that the headers name. */
  body: string;
  headers?: Record<string, string>;
}

export interface Written {
  from?: string;
  to?: string;
  subject?: string;
  messageId?: string | null;
  headers?: Record<string, string>;
  text?: string;
  html?: string;
  /** Instead of `text` and `html`, or below them. */
  parts?: Part[];
  /** "related" for pictures inside the text. */
  joined?: "mixed" | "related";
}

const base64 = (bytes: Uint8Array | string) =>
  Buffer.from(bytes).toString("base64").replaceAll(/.{76}/g, "$&\r\n");

const inBase64 = (type: string, text: string): Part => ({
  type: `${type}; charset=utf-8`,
  body: base64(text),
  headers: { "Content-Transfer-Encoding": "base64" },
});

export const filePart = (
  name: string,
  type: string,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Part => ({
  type: `${type}; name="${name}"`,
  body: base64(bytes),
  headers: {
    "Content-Transfer-Encoding": "base64",
    "Content-Disposition": `attachment; filename="${name}"`,
    ...headers,
  },
});

/** A picture inside the text, as signatures have it. */
export const inlinePart = (name: string, bytes: Uint8Array): Part =>
  filePart(name, "image/png", bytes, {
    "Content-ID": `<${name}@mail.example>`,
    "Content-Disposition": `inline; filename="${name}"`,
  });

const lines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

const partLines = ({ type, body, headers = {} }: Part) => [
  ...lines({ "Content-Type": type, ...headers }),
  "",
  body,
];

function multipart(kind: string, parts: Part[]): Part {
  const boundary = `b${newId()}`;
  const body = [...parts.flatMap((part) => [`--${boundary}`, ...partLines(part)]), `--${boundary}--`, ""];
  return { type: `multipart/${kind}; boundary="${boundary}"`, body: body.join("\r\n") };
}

function contentOf({ text, html, parts = [], joined = "mixed" }: Written): Part {
  const words = [
    ...(text === undefined ? [] : [inBase64("text/plain", text)]),
    ...(html === undefined ? [] : [inBase64("text/html", html)]),
  ];
  const first = words.length > 1 ? multipart("alternative", words) : words[0];
  const all = [...(first ? [first] : []), ...parts];
  return all.length === 1 && all[0] ? all[0] : multipart(joined, all);
}

/** A whole mail as mail servers pass it on. */
export function rawMail(written: Written): string {
  const {
    from = "",
    to = "",
    subject = "Re: New enquiry",
    messageId = `<${newId()}@mail.example>`,
  } = written;
  const headers = {
    "Return-Path": `<${/<([^>]+)>/.exec(from)?.[1] ?? from}>`,
    Received: "from mail.example by mx.cards.example.in; Tue, 17 Nov 2026 05:00:00 +0000",
    From: from,
    To: to,
    Subject: subject,
    Date: "Tue, 17 Nov 2026 10:30:00 +0530",
    ...(messageId !== null && { "Message-ID": messageId }),
    "MIME-Version": "1.0",
    ...written.headers,
  };
  return [...lines(headers), ...partLines(contentOf(written))].join("\r\n");
}

/** What the members of a test do by mail. */
export function mailCalls(app: TestApp) {
  const addressOf = async (
    id: string,
    { member }: Person,
    kind: MailThreadKind = "enquiry",
    now = new Date(),
  ) => {
    const secret = await generatedSecret(app.db, REPLY_ADDRESS_SECRET, now);
    return replyAddress({ domain: DOMAIN, secret }, { thread: { kind, id }, memberId: member.id }, now);
  };
  /** The code of the server's last word: 250, or why not. */
  async function deliver(raw: string, to: string | string[], from = "someone@mail.example"): Promise<number> {
    const transport = createTransport({ host: "127.0.0.1", port: app.mailPort, ignoreTLS: true });
    try {
      const { response } = await transport.sendMail({ envelope: { from, to }, raw });
      return Number(response.slice(0, 3));
    } catch (error) {
      return (error as { responseCode?: number }).responseCode ?? 0;
    } finally {
      transport.close();
    }
  }
  const post = (raw: string | Uint8Array<ArrayBuffer>, { headers = {}, secret = WEBHOOK_SECRET } = {}) =>
    fetch(`${app.url}/api/inbound-mail`, {
      method: "POST",
      body: raw,
      headers: { "x-signature": createHmac("sha256", secret).update(raw).digest("hex"), ...headers },
    });
  const messagesOf = (id: string) =>
    app.db
      .select()
      .from(enquiryMessages)
      .where(eq(enquiryMessages.enquiryId, id))
      .orderBy(asc(enquiryMessages.id));
  return { addressOf, deliver, post, messagesOf };
}
