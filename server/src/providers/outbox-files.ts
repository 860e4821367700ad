import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../platform/clock.ts";
import { newId } from "../platform/ids.ts";
import type { Log } from "../platform/log.ts";
import { maskAddress } from "./mail-headers.ts";
import type { MailAttachment } from "./smtp-mailer.ts";

export interface OutboxMessage {
  channel: "email" | "sms";
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
  at: string;
}

const FILE_NAME = /^\d{8}T\d{9}Z-(email|sms)-[0-9a-z]{20}\.json$/;
const MOST_LISTED = 200;

export const outboxFolder = (dataDir: string) => join(dataDir, "outbox");

/** Saves each message as a file while no mail or SMS service is configured. */
export function createOutbox(dataDir: string, clock: Clock, log: Log) {
  const folder = outboxFolder(dataDir);
  return {
    async keep(message: Omit<OutboxMessage, "at">): Promise<void> {
      const { channel, to, subject, text, html, attachments } = message;
      const at = clock.now().toISOString();
      const file = `${at.replace(/[-:.]/g, "")}-${channel}-${newId()}.json`;
      // Readable only by the user who runs the product, because codes and links in here sign members in.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${file}`);
      await writeFile(
        unfinished,
        JSON.stringify({ channel, to, subject, text, html, attachments, at }, null, 2),
        {
          mode: 0o600,
        },
      );
      await rename(unfinished, join(folder, file));
      log.info({ file, to: maskAddress(to) }, `${channel === "email" ? "Mail" : "SMS"} went to the outbox`);
    },
  };
}

/** File names of the newest messages, newest first. */
export async function newestFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => FILE_NAME.test(name))
    .sort()
    .reverse()
    .slice(0, MOST_LISTED);
}

export async function readMessage(folder: string, file: string): Promise<OutboxMessage | null> {
  if (!FILE_NAME.test(file)) return null;
  const json = await readFile(join(folder, file), "utf8").catch(() => null);
  return json === null ? null : (JSON.parse(json) as OutboxMessage);
}
