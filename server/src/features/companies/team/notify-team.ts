import type { Tx } from "../../../platform/database.ts";
import type { NoticeToAny, NotifyContext } from "../../notifications/notice.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { teamIdsOf } from "./team-queries.ts";

/** Notifies the owner and the managers of a company. */
export const notifyTeam = (
  ctx: NotifyContext,
  tx: Tx,
  companyId: string,
  notice: NoticeToAny,
): Promise<void> => notifyTeams(ctx, tx, [{ ...notice, companyId }]);

export type TeamNotice = NoticeToAny & { companyId: string };

/** The same for several companies at once. Nobody is notified for a deleted one. */
export async function notifyTeams(ctx: NotifyContext, tx: Tx, notices: readonly TeamNotice[]): Promise<void> {
  const teams = await teamIdsOf(
    tx,
    notices.map(({ companyId }) => companyId),
  );
  await notifyAll(
    ctx,
    tx,
    notices.flatMap(({ companyId, ...notice }) =>
      (teams.get(companyId) ?? []).map((to) => ({ ...notice, to })),
    ),
  );
}
