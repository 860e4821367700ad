import { USER_ACTION_ROLES, USER_TEXT, type UserAction } from "@cardplaza/contract/admin/user-words";
import type { AdminContext } from "../../../context.ts";
import { forbidden, invalid, Refusal } from "../../../platform/refusals.ts";
import type { Decision } from "../../../registry/moderated.ts";
import { moderatedMembers } from "./moderated-members.ts";
import { showUser } from "./show-user.ts";

type Given = Decision<UserAction> & { confirm?: string };

/** A role may do only some of it; erasing needs the member's name. */
export async function decideOnUser(ctx: AdminContext, id: string, { confirm, ...decision }: Given) {
  requireRole(ctx, decision.action);
  if (decision.action === "erase") {
    const user = await showUser(ctx, id);
    if (user && confirm?.trim() !== user.name) throw invalid({ confirm: USER_TEXT.confirmName });
  }
  return moderatedMembers.decide(ctx, id, decision);
}

/** Each by itself: one that cannot be done does not stop the others. */
export async function decideOnUsers(
  ctx: AdminContext,
  ids: readonly string[],
  decision: Omit<Decision<UserAction>, "version">,
) {
  if (decision.action === "erase") throw invalid({ action: USER_TEXT.eraseAlone });
  requireRole(ctx, decision.action);
  const results: { id: string; ok: boolean; message?: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      await moderatedMembers.decide(ctx, id, decision);
      results.push({ id, ok: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ id, ok: false, message: Object.values(error.details.fields ?? {})[0] ?? error.message });
    }
  }
  return { results };
}

function requireRole({ admin }: AdminContext, action: UserAction): void {
  if (admin.role !== "superadmin" && !USER_ACTION_ROLES[action].includes(admin.role))
    throw forbidden(USER_TEXT.denied);
}
