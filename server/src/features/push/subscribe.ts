import { and, desc, eq, inArray, ne, or } from "drizzle-orm";
import { MAX_PUSH_DEVICES } from "@cardplaza/contract/push/push-words";
import type { MemberContext } from "../../context.ts";
import { takeTurn } from "../../platform/advisory-locks.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { one } from "../../platform/one.ts";
import { unauthenticated } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { sessions } from "../accounts/accounts.table.ts";
import { pushSubscriptions } from "./push.table.ts";
import { requirePushEndpoint, requirePushKey } from "./require-push-endpoint.ts";
import { presentSubscription } from "./subscription-queries.ts";

interface Given {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  device?: string;
}

/** Subscribes the browser of this session, or renews it. */
export function subscribe(ctx: MemberContext, { endpoint: given, keys, device }: Given) {
  const { member, session, now } = ctx;
  const endpoint = requirePushEndpoint(given, ctx.config);
  const p256dh = requirePushKey(keys.p256dh);
  const auth = keys.auth.replace(/=+$/, "");
  return inTransaction(ctx.db, async (tx) => {
    await takeTurn(tx, "pushEndpoint", endpoint);
    await takeTurn(tx, "pushDevices", member.id);
    await lockSession(tx, session.id);
    await deleteFormer(tx, { endpoint, memberId: member.id, sessionId: session.id });
    const named = { device: device || session.device, renewedAt: now };
    const row = one(
      await tx
        .insert(pushSubscriptions)
        .values({
          id: newId(now.getTime()),
          memberId: member.id,
          sessionId: session.id,
          endpoint,
          p256dh,
          auth,
          createdAt: now,
          ...named,
        })
        .onConflictDoUpdate({
          target: pushSubscriptions.endpoint,
          set: { sessionId: session.id, p256dh, auth, ...named },
        })
        .returning(),
    );
    await deleteOldest(tx, member.id);
    return presentSubscription(row, session.id);
  });
}

/** A device that was signed out a moment ago cannot subscribe any more. */
async function lockSession(tx: Tx, id: string): Promise<void> {
  const found = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, id))
    .for("key share");
  if (found.length === 0) throw unauthenticated();
}

/**
 * The browser's former subscription; and that of another member in the same browser, with the pushes that wait for it: a
 * shared phone must not ring for them any more.
 */
async function deleteFormer(
  tx: Tx,
  { endpoint, memberId, sessionId }: { endpoint: string; memberId: string; sessionId: string },
): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(
      or(
        and(eq(pushSubscriptions.sessionId, sessionId), ne(pushSubscriptions.endpoint, endpoint)),
        and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.memberId, memberId)),
      ),
    );
}

async function deleteOldest(tx: Tx, memberId: string): Promise<void> {
  const beyond = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, memberId))
    .orderBy(desc(pushSubscriptions.renewedAt), desc(pushSubscriptions.id))
    .offset(MAX_PUSH_DEVICES);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, beyond));
}
