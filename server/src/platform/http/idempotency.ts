import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../database.ts";
import { conflict, invalid } from "../refusals.ts";
import { inTransaction } from "../transaction.ts";
import type { RawInput } from "./read-input.ts";
import { idempotentResponses } from "./idempotency.table.ts";

export const SAVE_RESPONSES_MS = DAY_MS;

interface Call {
  memberId: string;
  endpoint: string;
  key: string;
  input: RawInput;
  now: Date;
}

/** What the `answer` column holds. */
interface StoredResponse {
  headers: [string, string][];
  body: string;
}

/**
 * The response is stored in the transaction of the work, so there are both or neither. A second call with the
 * same key waits at the row until the first call has ended.
 */
export async function respondOnce(db: Db, call: Call, run: (tx: Db) => Promise<Response>): Promise<Response> {
  if (!/^[\x21-\x7e]{1,200}$/.test(call.key)) {
    throw invalid({ "Idempotency-Key": "Use 1 to 200 visible characters." });
  }
  const fingerprint = await fingerprintOf(call.input);
  const { memberId, endpoint, key, now } = call;
  return inTransaction(db, async (tx) => {
    const thisCall = and(
      eq(idempotentResponses.memberId, memberId),
      eq(idempotentResponses.endpoint, endpoint),
      eq(idempotentResponses.key, key),
    );
    await tx
      .delete(idempotentResponses)
      .where(and(thisCall, lt(idempotentResponses.createdAt, new Date(now.getTime() - SAVE_RESPONSES_MS))));
    const [fresh] = await tx
      .insert(idempotentResponses)
      .values({ memberId, endpoint, key, fingerprint, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotentResponses.key });
    if (!fresh) {
      const [earlier] = await tx.select().from(idempotentResponses).where(thisCall);
      if (earlier?.fingerprint !== fingerprint)
        throw conflict("This Idempotency-Key was used for another request.");
      return asResponse(earlier.answer ?? "", earlier.status ?? 200);
    }
    const response = await run(tx);
    const stored = JSON.stringify({
      headers: [...response.headers],
      body: await response.text(),
    } satisfies StoredResponse);
    await tx.update(idempotentResponses).set({ status: response.status, answer: stored }).where(thisCall);
    return asResponse(stored, response.status);
  });
}

function asResponse(stored: string, status: number): Response {
  const { headers, body } = JSON.parse(stored) as StoredResponse;
  return new Response(body === "" ? null : body, { status, headers });
}

/** Deletes old responses, for the daily tidy-up. */
export async function deleteOldResponses(db: Db, now: Date): Promise<void> {
  await db
    .delete(idempotentResponses)
    .where(lt(idempotentResponses.createdAt, new Date(now.getTime() - SAVE_RESPONSES_MS)));
}

async function fingerprintOf(input: RawInput): Promise<string> {
  const hash = createHash("sha256");
  const files: Promise<ArrayBuffer>[] = [];
  hash.update(
    JSON.stringify(input, (_name, value: unknown) => {
      if (value instanceof Blob) files.push(value.arrayBuffer());
      return value;
    }),
  );
  for (const bytes of await Promise.all(files)) hash.update(new Uint8Array(bytes));
  return hash.digest("hex");
}
