import type { z } from "zod";
import type { OutsideAnswer } from "@cardplaza/contract/outside-answers/outside-answers";
import { OUTSIDE_ANSWER_TEXT } from "@cardplaza/contract/outside-answers/outside-answer-words";
import type { MemberContext } from "../../context.ts";
import { notFound } from "../../platform/refusals.ts";
import type { DescribedRecord } from "../../registry/outside-answer-target.ts";
import type { OutsideAnswerRow } from "./outside-answers.table.ts";

type Shown = z.input<typeof OutsideAnswer>;
type Viewer = Pick<MemberContext, "db" | "member" | "registry">;

/** As one of the two sides sees them. Those of erased records are missing. */
export async function presentOutsideAnswers(
  ctx: Viewer,
  rows: readonly OutsideAnswerRow[],
): Promise<Shown[]> {
  const records = new Map<string, DescribedRecord>();
  for (const [type, some] of Map.groupBy(rows, ({ targetType }) => targetType)) {
    const ids = [...new Set(some.map(({ targetId }) => targetId))];
    for (const [id, record] of await ctx.registry.outsideAnswerKind(type).describe(ctx, ids))
      records.set(`${type} ${id}`, record);
  }
  return rows.flatMap((row) => {
    const record = records.get(`${row.targetType} ${row.targetId}`);
    return record ? [present(ctx, row, record)] : [];
  });
}

export async function presentOutsideAnswer(ctx: Viewer, row: OutsideAnswerRow): Promise<Shown> {
  const [shown] = await presentOutsideAnswers(ctx, [row]);
  if (!shown) throw notFound(OUTSIDE_ANSWER_TEXT.notFound);
  return shown;
}

function present({ member }: Viewer, row: OutsideAnswerRow, { name, askedPath }: DescribedRecord): Shown {
  const { id, targetType, targetId, way, status, claimedAt, askedAt, askedId, answeredAt } = row;
  const isAsked = askedId === member.id;
  return {
    _id: id,
    targetType,
    targetId,
    way,
    status,
    claimedAt,
    asked: askedAt !== null,
    answeredAt,
    name,
    isAsked,
    path: isAsked ? askedPath : null,
  };
}
