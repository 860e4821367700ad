import { TEAM_IMPORT_EVENT, type TeamImportProgress } from "@cardplaza/contract/cards/team/team-import-words";
import type { MemberContext } from "../../../context.ts";

const PUBLISHED_EVERY_MS = 250;

/** Called after each step: publishes the progress to the member who imports, also before the commit. */
export function importProgress({ live, member }: MemberContext, total: number): () => void {
  let done = 0;
  let publishedAt = 0;
  return () => {
    done++;
    if (performance.now() - publishedAt < PUBLISHED_EVERY_MS) return;
    publishedAt = performance.now();
    live.publishNow(member.id, TEAM_IMPORT_EVENT, { done, total } satisfies TeamImportProgress);
  };
}
