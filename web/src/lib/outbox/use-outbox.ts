import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { isSessionOver } from "../session-over.ts";
import { useSession } from "../session.ts";
import { memberToken } from "../tokens.ts";
import { useOnline } from "../use-online.ts";
import { enterEntry } from "./enter-entry.ts";
import type { Entry, Mended, NewEntry } from "./entry.ts";
import type { OutboxKind } from "./outbox-kind.ts";
import { isOf, noEntries, outboxStore, shownEntries, subscribeToEntries } from "./outbox-store.ts";
import type { Outcome } from "./send-entries.ts";
import { sendingProblem, sendOutbox, subscribeToSending } from "./send-outbox.ts";

/** What an entry became at once: sent, or kept here until there is a network. */
export type Added<Result> = { sent: Result } | { waits: true };

/**
 * What this member did in this browser and the server has not answered: `own` is all of it, `waiting` what is left to
 * the outbox. `add` enters one, also in the place of a refused one, and fails with the server's refusal as a call would.
 */
export function useOutbox() {
  const { user } = useSession();
  const owner = user?._id ?? null;
  const all = useSyncExternalStore(subscribeToEntries, shownEntries, noEntries);
  const own = useMemo(() => all.filter(isOf(owner)), [all, owner]);
  const waiting = useMemo(() => own.filter(({ isLate }) => isLate), [own]);
  const [areStored, setStored] = useState(true);
  const { send, ...sending } = useSending();

  const save = useCallback(async (entry: Entry) => setStored(await outboxStore.save(entry)), []);
  const add = useCallback(
    async <Call, Result>(
      kind: OutboxKind<Call, Result>,
      { call, label, form, photo, unchecked }: NewEntry<Call>,
      mends?: Mended,
    ): Promise<Added<Result>> => {
      if (!owner) throw new Error("Please sign in first.");
      const id = crypto.randomUUID();
      const path = location.pathname + location.search;
      const isLate = !navigator.onLine;
      const entry = { id, owner, at: Date.now(), kind: kind.name, call, label, form, photo, unchecked, path };
      await save({ ...entry, isLate });
      const entered = await enterEntry({ id, isLate }, { store: outboxStore, send, mends });
      return entered === "waits" ? { waits: true } : { sent: entered.result as Result };
    },
    [owner, save, send],
  );
  const isRead = all !== noEntries();
  return { own, waiting, isRead, areStored, add, save, drop, sendAgain, send, ...sending };
}

const drop = ({ id }: Pick<Entry, "id">) => outboxStore.drop([id]);

/** The owner has looked: it is a new one from here on. */
async function sendAgain(entry: Entry): Promise<void> {
  const again = { ...entry, id: crypto.randomUUID(), triedAt: undefined };
  await outboxStore.save({ ...again, problem: undefined, isDoubtful: undefined });
  await outboxStore.drop([entry.id]);
}

/** Sends all that wait, for the member who is signed in. */
export function useSending() {
  const { user, retry } = useSession();
  const client = useQueryClient();
  const online = useOnline();
  const problem = useSyncExternalStore(subscribeToSending, sendingProblem, () => undefined);
  const owner = user?._id ?? null;
  // The token that this member came with: another one may belong to somebody else.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the token is read again for each answer of the session
  const token = useMemo(() => memberToken(), [user]);
  const send = useCallback(
    async (own?: string): Promise<Map<string, Outcome>> => {
      if (!owner) return new Map();
      try {
        return await sendOutbox({ owner, client, isStillTheirs: () => memberToken() === token }, own);
      } catch (error) {
        // The session was ended elsewhere, or the account suspended: everything waits for its owner.
        if (isSessionOver(error)) void retry();
        throw error;
      }
    },
    [client, owner, token, retry],
  );
  return { send, offline: !online, problem: online ? problem : undefined };
}
