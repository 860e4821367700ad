import type { MovableStage } from "@cardplaza/contract/jobs/application-words";
import type { MemberContext } from "../../../context.ts";
import { Refusal } from "../../../platform/refusals.ts";
import { moveApplication } from "./move-application.ts";

interface Moves {
  ids: string[];
  stage: MovableStage;
  reason?: string;
  message?: string;
}

/** Each on its own: what can be moved is moved, and the others say why they could not be. */
export async function moveApplications(ctx: MemberContext, { ids, ...move }: Moves) {
  const results: { _id: string; done: boolean; message?: string }[] = [];
  for (const _id of new Set(ids)) {
    try {
      await moveApplication(ctx, _id, move);
      results.push({ _id, done: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ _id, done: false, message: error.details.fields?.["reason"] ?? error.message });
    }
  }
  return { results };
}
