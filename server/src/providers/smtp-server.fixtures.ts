import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  recipients: string[];
  raw: string;
  mail: Email;
}

/** A real SMTP server on this machine that collects the mails it accepts. */
export async function startSmtpServer({
  port = 0,
  refuse,
}: { port?: number; refuse?: () => Error | undefined } = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) => done(refuse?.()),
    async onData(stream, session, done) {
      const raw = await buffer(stream);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ recipients, raw: raw.toString(), mail: await PostalMime.parse(raw) });
      done();
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
