import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import { MAX_MAIL_BYTES } from "@cardplaza/contract/inbound-mail/inbound-mail-words";
import type { Services } from "../../context.ts";
import { refusalOf } from "../../platform/outages.ts";
import type { Outcome } from "./outcome.ts";
import type { Envelope } from "./parsed-mail.ts";
import { findReplyRight, MAX_RECIPIENTS, NO_SUCH_ADDRESS, receiveMail } from "./receive-mail.ts";

const MAX_CLIENTS = 20;
const SILENT_FOR_MS = 60_000;
const FINISH_WITHIN_MS = 3_000;

/** What a mail server is told: 5xx returns the mail to its sender, 4xx means "again later". */
class Reply extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

export interface MailReceiver {
  port: number;
  stop: () => Promise<void>;
}

/** Receives answers by SMTP, for the addresses that we gave out and no others. A mail is accepted once it is committed. */
export async function startMailReceiver(services: Services): Promise<MailReceiver> {
  const { config, log } = services;
  const server = new SMTPServer({
    name: config.INBOUND_MAIL_DOMAIN ?? "",
    banner: "answers only",
    // Encryption is the matter of the mail server in front: a certificate of ours would prove nothing.
    disabledCommands: ["AUTH", "STARTTLS"],
    authOptional: true,
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    rejectOversized: true,
    maxRecipients: MAX_RECIPIENTS,
    maxClients: MAX_CLIENTS,
    socketTimeout: SILENT_FOR_MS,
    closeTimeout: FINISH_WITHIN_MS,
    logger: false,
    async onRcptTo({ address }, _session, done) {
      done(await judgeRecipient(services, address));
    },
    async onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address);
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      done(await judgeMail(services, stream, { from, to }));
    },
  });
  server.on("error", (error) =>
    log.info({ code: (error as NodeJS.ErrnoException).code }, "a connection with a mail server broke"),
  );
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(config.INBOUND_MAIL_PORT, config.HOST, resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return { port, stop: () => new Promise((resolve) => server.close(resolve)) };
}

async function judgeRecipient(services: Services, address: string): Promise<Reply | null> {
  try {
    return (await findReplyRight(services, address)) ? null : new Reply(550, NO_SUCH_ADDRESS);
  } catch (error) {
    return tryLater(services, error);
  }
}

async function judgeMail(
  services: Services,
  stream: SMTPServerDataStream,
  envelope: Envelope,
): Promise<Reply | null> {
  try {
    const raw = await readUpTo(MAX_MAIL_BYTES, stream);
    // Our server answers with 552 by itself.
    return raw && refusalToSend(await receiveMail(services, raw, envelope));
  } catch (error) {
    return tryLater(services, error);
  }
}

/** Null if there is more. The rest is read and dropped, because its sender listens only after the end. */
async function readUpTo(most: number, stream: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length <= most) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length <= most ? Buffer.concat(chunks) : null;
}

const refusalToSend = ({ status, reason, told }: Outcome): Reply | null =>
  status === "refused" && !told ? new Reply(550, reason) : null;

/** Whatever happens, the mail is not lost: its sender's server keeps it and tries again. */
function tryLater({ log }: Services, error: unknown): Reply {
  if (!refusalOf(error)) log.error({ error }, "a mail could not be received");
  return new Reply(451, "Please try again later");
}
