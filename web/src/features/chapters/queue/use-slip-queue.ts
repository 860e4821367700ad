import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { apiOnce } from "../../../lib/api.ts";
import { inOneTab } from "../../../lib/sending/in-one-tab.ts";
import { useSession } from "../../../lib/session.ts";
import { memberToken } from "../../../lib/tokens.ts";
import { useSendLater } from "../../../lib/sending/use-send-later.ts";
import { enterSlip } from "./enter-slip.ts";
import { type Outcome, sendSlips } from "./send-slips.ts";
import { readAgain, showAnswer } from "./show-sent.ts";
import {
  callOf,
  isLeftToQueue,
  type Mended,
  type NewSlip,
  readSlips,
  type Slip,
  SLIP_CALL,
  type SlipKind,
  type SlipResult,
  slipStore,
} from "./slip.ts";

/** What a slip became at once: sent, or kept here until there is a network. */
export type Added<Kind extends SlipKind> = { sent: SlipResult<Kind> } | { waits: true };

/**
 * Slips of this browser: `own` are all that the server has not answered, `slips` those that wait. `add` enters one, also
 * in the place of a refused one, and fails with the server's refusal as a call would, so that a form can show it at its
 * fields.
 */
export function useSlipQueue() {
  const { user } = useSession();
  const owner = user?._id ?? null;
  const [own, setOwn] = useState<Slip[]>([]);
  const [areStored, setStored] = useState(true);
  // The queue sends those, and its list shows them.
  const slips = useMemo(() => own.filter(({ isLate }) => isLate), [own]);
  const sendAll = useSendAll(user);
  const sendLater = useCallback(() => sendAll().then(() => {}), [sendAll]);
  const sending = useSendLater(
    slips.some(({ problem }) => problem === undefined),
    sendLater,
  );

  useEffect(() => {
    if (!owner) return;
    let shown = true;
    const read = async () => {
      const found = await readSlips(owner);
      const now = Date.now();
      if (shown) setOwn(found.map((slip) => ({ ...slip, isLate: isLeftToQueue(slip, now) })));
    };
    void read();
    const stop = slipStore.onChange(() => void read());
    return () => {
      shown = false;
      stop();
      setOwn([]);
    };
  }, [owner]);

  const add = useCallback(
    async <Kind extends SlipKind>(slip: NewSlip<Kind>, mends?: Mended): Promise<Added<Kind>> => {
      if (!owner) throw new Error("Please sign in first.");
      const entry = { ...slip, id: crypto.randomUUID(), owner, at: Date.now(), isLate: !navigator.onLine };
      setStored(await slipStore.save(entry));
      const entered = await enterSlip(entry, { store: slipStore, send: sendAll, mends });
      return entered === "waits" ? { waits: true } : { sent: entered.result as SlipResult<Kind> };
    },
    [owner, sendAll],
  );
  const drop = useCallback((slip: Slip) => slipStore.drop([slip.id]), []);
  return { own, slips, areStored, add, drop, ...sending };
}

function useSendAll(user: { _id: string } | null) {
  const client = useQueryClient();
  const owner = user?._id ?? null;
  // The token that this member came with: another one may belong to somebody else.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the token is read again for each answer of the session
  const token = useMemo(() => memberToken(), [user]);
  return useCallback(
    async (own?: string): Promise<Map<string, Outcome>> => {
      if (!owner) return new Map();
      const sent = new Set<SlipKind>();
      const sendOne = async (slip: Slip) => {
        const send = apiOnce(slip.id)[SLIP_CALL[slip.kind]] as (input: unknown) => Promise<unknown>;
        const result = await send(callOf(slip, Date.now()));
        await showAnswer(client, slip, result);
        sent.add(slip.kind);
        return result;
      };
      const read = async () =>
        (await readSlips(owner)).filter((slip) => slip.id === own || isLeftToQueue(slip, Date.now()));
      const isStillTheirs = () => memberToken() === token;
      try {
        return await inOneTab("send-chapter-slips", () =>
          sendSlips({ store: slipStore, read, send: sendOne, isStillTheirs }),
        );
      } finally {
        readAgain(client, sent);
      }
    },
    [client, owner, token],
  );
}
