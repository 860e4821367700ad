import type { CONNECTION_ACTIONS } from "@cardplaza/contract/people/connection-words";
import type { MemberContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { acceptInvitation } from "./connections/accept-invitation.ts";
import { findConnectionOf } from "./connections/connection-queries.ts";
import { declineInvitation } from "./connections/decline-invitation.ts";
import { withdrawInvitation } from "./connections/withdraw-invitation.ts";
import { noteOnConnection } from "./connections/note-on-connection.ts";
import { presentConnection } from "./present-connections.ts";

interface Change {
  action?: (typeof CONNECTION_ACTIONS)[number];
  tags?: string[];
  privateNote?: string;
}

const VERBS = { accept: acceptInvitation, decline: declineInvitation, withdraw: withdrawInvitation };

/** Answers the invitation, then notes what was sent with it. */
export function changeConnection(ctx: MemberContext, id: string, { action, tags, privateNote }: Change) {
  return inTransaction(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    if (action) await VERBS[action](inside, id);
    if (tags || privateNote !== undefined) await noteOnConnection(inside, id, { tags, privateNote });
    return presentConnection(tx, ctx.member.id, await findConnectionOf(tx, ctx.member.id, id));
  });
}
