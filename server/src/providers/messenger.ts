import type { Config } from "../config.ts";
import { systemClock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";
import { addressOf, oneLine } from "./mail-headers.ts";
import { createOutbox } from "./outbox-files.ts";
import { createSmsGateway, type SmsMessage } from "./sms-gateway.ts";
import { createSmtpMailer, type MailMessage } from "./smtp-mailer.ts";

/**
 * Sends messages. A failure throws, and the calling job tries again. Once sending has begun the signal is
 * ignored: after an aborted send nobody would know whether the message arrived.
 */
export interface Messenger {
  sendMail: (message: MailMessage, signal?: AbortSignal) => Promise<void>;
  sendSms: (message: SmsMessage, signal?: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
}

export function createMessenger(config: Config, log: Log, clock = systemClock): Messenger {
  const { SMTP_URL, SMS_URL, PUBLIC_ORIGIN = "http://localhost" } = config;
  const outbox = createOutbox(config.DATA_DIR, clock, log);
  const mailer = SMTP_URL ? createSmtpMailer(SMTP_URL, new URL(PUBLIC_ORIGIN).hostname) : undefined;
  const gateway = SMS_URL ? createSmsGateway(SMS_URL) : undefined;

  return {
    async sendMail(message, signal) {
      signal?.throwIfAborted();
      if (mailer) return mailer.send(message);
      const { text, html, attachments } = message;
      await outbox.keep({
        channel: "email",
        to: addressOf(message.to),
        subject: oneLine(message.subject),
        text,
        html,
        ...(attachments && { attachments }),
      });
    },
    async sendSms(message, signal) {
      signal?.throwIfAborted();
      const sms = { ...message, to: oneLine(message.to) };
      if (gateway) return gateway.send(sms);
      await outbox.keep({ channel: "sms", to: sms.to, subject: "", text: sms.text, html: "" });
    },
    close: async () => mailer?.close(),
  };
}
