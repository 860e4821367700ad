import {
  TO_ANSWER_COUNTED_MAX,
  TO_ANSWER_PER_PAGE,
  type ToAnswerKind,
} from "@cardplaza/contract/to-answer/to-answer-words";
import type { ToAnswerContext, ToAnswerPlace, ToAnswerRow } from "../../registry/to-answer-part.ts";
import { cursorOf, readCursor } from "./cursor.ts";

type Waiting = ToAnswerRow & { kind: ToAnswerKind };

/** A page of all that waits for the member in all rooms, what is due next first. */
export async function listToAnswer(ctx: ToAnswerContext, cursor: string | undefined) {
  const after = readCursor(cursor);
  const found: Waiting[] = [];
  for (const { kind, list } of ctx.registry.toAnswer) {
    const rows = await list(ctx, { after, limit: TO_ANSWER_PER_PAGE + 1 });
    found.push(...rows.map((row) => ({ ...row, kind })));
  }
  const sorted = found.toSorted((one, other) => compare(placeOf(one), placeOf(other)));
  const items = sorted.slice(0, TO_ANSWER_PER_PAGE);
  const last = items.at(-1);
  const nextCursor = last && sorted.length > items.length ? cursorOf(placeOf(last)) : null;
  const isAll = after === null && nextCursor === null;
  return { items, nextCursor, count: isAll ? items.length : await countToAnswer(ctx) };
}

/** How many wait for the member, up to `TO_ANSWER_COUNTED_MAX`. */
export async function countToAnswer(ctx: ToAnswerContext): Promise<number> {
  let counted = 0;
  for (const { count } of ctx.registry.toAnswer) {
    if (counted >= TO_ANSWER_COUNTED_MAX) break;
    counted += await count(ctx, TO_ANSWER_COUNTED_MAX);
  }
  return Math.min(counted, TO_ANSWER_COUNTED_MAX);
}

const placeOf = ({ dueAt, orderId, _id }: Waiting): ToAnswerPlace => ({ dueAt, id: orderId ?? _id });

function compare(one: ToAnswerPlace, other: ToAnswerPlace): number {
  const [first, second] = [one, other].map(({ dueAt }) => dueAt?.getTime() ?? Infinity) as [number, number];
  if (first !== second) return first - second;
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}
