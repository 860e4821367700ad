import { newestFiles, outboxFolder, readMessage, type OutboxMessage } from "../providers/outbox-files.ts";
import { eventually } from "./eventually.ts";

interface Sender {
  dataDir: string;
}

const ANYTHING = /(?:)/;

/** All messages to this address or number so far, newest first. `about` is matched against subject and text. */
export async function messagesTo(app: Sender, to: string, about = ANYTHING): Promise<OutboxMessage[]> {
  const folder = outboxFolder(app.dataDir);
  const files = await newestFiles(folder);
  const all = (await Promise.all(files.map((file) => readMessage(folder, file)))) as OutboxMessage[];
  return all.filter((message) => message.to === to && about.test(`${message.subject}\n${message.text}`));
}

/**
 * The newest message, once `count` of them have arrived. Jobs send them later and in any order, so pass `about`
 * if the recipient gets other messages too.
 */
export async function newestMessage(
  app: Sender,
  to: string,
  count = 1,
  about = ANYTHING,
): Promise<OutboxMessage> {
  return eventually(async () => {
    const messages = await messagesTo(app, to, about);
    if (messages.length < count) throw new Error(`${messages.length} of ${count} messages have arrived`);
    return messages[0] as OutboxMessage;
  });
}

/** The six digits of a message. */
export function codeIn({ text }: OutboxMessage): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error("There is no code in the message");
  return code;
}
