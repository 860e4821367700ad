import type { QueryClient } from "@tanstack/react-query";
import { inOneTab } from "../sending/in-one-tab.ts";
import { problemText } from "../problem-text.ts";
import { type Entry, isLeftToOutbox } from "./entry.ts";
import { kindOf, type OutboxKind, showsIn } from "./outbox-kind.ts";
import { isOf, outboxStore, readEntries } from "./outbox-store.ts";
import { type Outcome, sendEntries } from "./send-entries.ts";

interface Sender {
  owner: string;
  client: QueryClient;
  isStillTheirs: () => boolean;
}

let problem: string | undefined;
const sentCounts = new Map<string, number>();
const listeners = new Set<() => void>();

/** Why the last sending stopped, though the device is online. */
export const sendingProblem = () => problem;
/** How many of this kind were sent since the page was opened. */
export const sentOf = (kind: Pick<OutboxKind, "name">) => sentCounts.get(kind.name) ?? 0;

export function subscribeToSending(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
function tellListeners() {
  for (const listener of listeners) listener();
}

/** Sends the member's entries, one tab at a time. `own` is one whose form is still open, and which only it sends. */
export async function sendOutbox(
  { owner, client, isStillTheirs }: Sender,
  own?: string,
): Promise<Map<string, Outcome>> {
  const sent = new Set<OutboxKind>();
  const read = async () => {
    const now = Date.now();
    const mine = (await readEntries()).filter(isOf(owner));
    return mine.filter((entry) => entry.id === own || isLeftToOutbox(entry, now));
  };
  const send = async (entries: Entry[]) => {
    const kind = kindOf(entries[0]?.kind ?? "") as OutboxKind;
    const result = await kind.send(entries);
    sent.add(kind);
    sentCounts.set(kind.name, sentOf(kind) + entries.length);
    // Before they are dropped, so that what is shown never goes back for a moment.
    for (const { call } of entries) await kind.show?.(client, call, result);
    return result;
  };
  try {
    const outcomes = await inOneTab("send-outbox", () =>
      sendEntries({ store: outboxStore, read, kindOf, send, isStillTheirs }),
    );
    problem = undefined;
    return outcomes;
  } catch (error) {
    problem = problemText(error);
    throw error;
  } finally {
    tellListeners();
    readAgain(client, [...sent]);
  }
}

function readAgain(client: QueryClient, sent: readonly OutboxKind[]): void {
  if (sent.length === 0) return;
  void client.invalidateQueries({
    predicate: ({ queryKey: [read] }) => typeof read === "string" && sent.some((kind) => showsIn(kind, read)),
  });
}
