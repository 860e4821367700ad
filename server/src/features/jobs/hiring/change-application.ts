import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { measureAnswers } from "../answers/measure-answers.ts";
import { applications, type ApplicationRow } from "../applications/applications.table.ts";
import type { FoundApplication } from "./hiring-queries.ts";

/** Saves changes of a locked application as its next version. The company's figures follow. */
export async function changeApplication(
  ctx: MemberContext,
  tx: Tx,
  found: FoundApplication,
  changes: Partial<ApplicationRow>,
): Promise<FoundApplication> {
  if (Object.keys(changes).length === 0) return found;
  const { id, version } = found.application;
  const next = { ...changes, version: version + 1 };
  await tx.update(applications).set(next).where(eq(applications.id, id));
  if (changes.answeredAt || changes.decidedAt !== undefined) await measureAnswers(ctx, tx, found.company.id);
  return { ...found, application: { ...found.application, ...next } };
}
