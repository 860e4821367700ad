import { and, eq, inArray } from "drizzle-orm";
import { readPictureUrl } from "@cardplaza/contract/uploads/pictures";
import type { Tx } from "../../platform/database.ts";
import { uploads } from "./uploads.table.ts";

/** Gives one member's pictures to another, because what shows them goes on without the first. */
export async function handOverPictures(
  tx: Tx,
  urls: (string | undefined)[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  const ids = urls.flatMap((url) => (url && readPictureUrl(url)?.id) || []);
  if (ids.length === 0) return;
  await tx
    .update(uploads)
    .set({ memberId: to })
    .where(and(inArray(uploads.id, ids), eq(uploads.memberId, from), eq(uploads.kind, "picture")));
}
