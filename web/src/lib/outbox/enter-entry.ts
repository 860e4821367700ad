import { ApiError } from "../api.ts";
import type { WaitingStore } from "../sending/waiting-store.ts";
import type { Entry, Mended } from "./entry.ts";
import type { Outcome } from "./send-entries.ts";

/** How long a form waits for the answer before it leaves the entry to the outbox. */
const PATIENCE_MS = 6_000;

interface Entering {
  store: Pick<WaitingStore<Entry>, "change" | "drop">;
  /** Sends this one and those that wait. */
  send: (id: string) => Promise<Map<string, Outcome>>;
  mends: Mended | undefined;
}

/** What became of an entry while its form was open: the server's answer, or nothing yet. */
type Entered = { result: unknown } | "waits";

/** Sends a stored entry for its open form. Fails with the server's refusal, which the form shows. */
export async function enterEntry(
  { id, isLate }: Pick<Entry, "id" | "isLate">,
  { store, send, mends }: Entering,
): Promise<Entered> {
  const outcome = isLate ? undefined : await inTime(send(id), id);
  if (outcome && "refused" in outcome) return giveBack(store, id, outcome.refused);
  if (mends) await store.drop([mends.id]);
  if (outcome) return outcome;
  if (!isLate) await store.change(id, { isLate: true });
  return "waits";
}

const inTime = (sending: Promise<Map<string, Outcome>>, id: string) =>
  Promise.race([
    sending.then(
      (outcomes) => outcomes.get(id),
      // Without a session nothing waits: its form asks for the sign-in.
      (error: unknown) =>
        error instanceof ApiError && error.status === 401 ? { refused: error } : undefined,
    ),
    new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);

/** Its form is still open and shows why; it is entered again from there. */
async function giveBack(store: Entering["store"], id: string, refused: ApiError): Promise<never> {
  await store.drop([id]);
  throw refused;
}
