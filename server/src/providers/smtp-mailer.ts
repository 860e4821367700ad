import type { Transporter } from "nodemailer";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { addressOf, oneLine, safeHeaders, Undeliverable, withoutAddresses } from "./mail-headers.ts";

export interface MailAttachment {
  filename: string;
  contentType: string;
  /** The content in base64, because a message is queued as JSON. */
  content: string;
}

export interface MailMessage {
  /** The same for every attempt to send this message; becomes its Message-ID. */
  id?: string;
  to: string;
  toName?: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  replyToName?: string;
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
}

const CONNECT_WITHIN_MS = 5_000;
const SILENT_FOR_MS = 6_000;
const SEND_WITHIN_MS = 8_000;

/** Sends mail by SMTP. If the server is unreachable or hangs, sending fails within ten seconds. */
export function createSmtpMailer(url: string, host: string) {
  const from = { name: PRODUCT_NAME, address: `no-reply@${host}` };
  let transport: Promise<Transporter> | undefined;
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      socketTimeout: SILENT_FOR_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };

  return {
    async send(message: MailMessage): Promise<void> {
      const to = addressOf(message.to);
      const mail = {
        from,
        to: { name: oneLine(message.toName ?? ""), address: to },
        replyTo: message.replyTo && {
          name: oneLine(message.replyToName ?? ""),
          address: addressOf(message.replyTo),
        },
        // The only recipient, whatever the headers contain.
        envelope: { from: from.address, to: [to] },
        messageId: message.id && `<${message.id}@${host}>`,
        subject: oneLine(message.subject),
        text: message.text,
        html: message.html,
        attachments: message.attachments?.map(({ filename, contentType, content }) => ({
          filename: oneLine(filename),
          contentType,
          content,
          encoding: "base64",
        })),
        // Stops automatic replies, such as out-of-office notes.
        headers: { "Auto-Submitted": "auto-generated", ...safeHeaders(message.headers) },
      };
      transport ??= connect();
      const sending = (await transport).sendMail(mail);
      await withinTime(sending).catch((error: unknown) => {
        throw describeFailure(error);
      });
    },
    async close(): Promise<void> {
      (await transport)?.close();
    },
  };
}

/** The socket's own limits count only the time between two bytes; this one limits the whole sending. */
async function withinTime<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), SEND_WITHIN_MS);
  });
  return Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

function describeFailure(error: unknown): Error {
  const { code, command, response, message } = error as Record<string, string | undefined>;
  const words = withoutAddresses(response ?? message ?? "");
  // 5.1.x means that there is no such mailbox. Other errors may be our own settings, so they are tried again.
  if (/^55\d[ -]5\.1\.\d/.test(words))
    return new Undeliverable(`The mail server knows no such address: ${words}`);
  return new Error(`Mail not sent: ${[code, command, words].filter(Boolean).join(" ")}`);
}
