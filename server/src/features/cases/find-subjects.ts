import type { Context } from "../../context.ts";
import type { Db, Tx } from "../../platform/database.ts";
import type { CaseSubject } from "../../registry/moderated.ts";

type Ctx = Pick<Context, "registry">;

export async function findSubject(
  ctx: Ctx,
  db: Db | Tx,
  kind: string,
  id: string,
): Promise<CaseSubject | undefined> {
  return (await ctx.registry.caseKind(kind)?.cases.find(db, [id]))?.get(id);
}

interface About {
  kind: string;
  targetId: string;
}

/** What these cases are about, by kind and id; one query or two for each kind. */
export async function findSubjects(ctx: Ctx, db: Db | Tx, about: readonly About[]) {
  const found = new Map<string, ReadonlyMap<string, CaseSubject>>();
  for (const [kind, each] of Map.groupBy(about, (one) => one.kind)) {
    const ids = each.map(({ targetId }) => targetId);
    found.set(kind, (await ctx.registry.caseKind(kind)?.cases.find(db, ids)) ?? new Map());
  }
  return ({ kind, targetId }: About): CaseSubject | undefined => found.get(kind)?.get(targetId);
}

/** What people call it: "post". Of a kind that administrators can only look at, the name of the kind. */
export const nounOf = (ctx: Ctx, kind: string): string =>
  ctx.registry.caseKind(kind)?.cases.noun ?? kind.replaceAll(/[-_]/g, " ");
