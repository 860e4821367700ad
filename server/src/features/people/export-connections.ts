import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import type { MemberContext } from "../../context.ts";
import { CSV_START, csvLines } from "../../platform/csv.ts";
import { fileResponse } from "../../platform/http/file-response.ts";
import { textStream } from "../../platform/http/text-stream.ts";
import { cursorOf, listConnections } from "./connection-pages.ts";
import { presentConnections } from "./present-connections.ts";

const BATCH = 500;
const COLUMNS = ["Name", "Headline", "City", "Tags", "Note", "Connected", "Profile"];

/** Streamed: thirty thousand connections need no more memory than a few hundred. */
export const exportConnections = (ctx: MemberContext): ApiResponse<RawBody> =>
  fileResponse(textStream(exportLines(ctx)), { plainName: "connections.csv" });

async function* exportLines({ db, member, origin }: MemberContext): AsyncGenerator<string, void> {
  yield CSV_START + csvLines([COLUMNS]);
  let cursor: string | undefined;
  for (;;) {
    const found = await listConnections(db, member.id, "mine", {}, { cursor, limit: BATCH });
    const shown = await presentConnections(db, member.id, found);
    if (shown.length > 0)
      yield csvLines(
        shown.map(({ person, tags, privateNote, at }) => [
          person.name,
          person.headline,
          person.city,
          tags.join(", "),
          privateNote,
          at,
          `${origin}/profile/${person._id}`,
        ]),
      );
    const last = found.length < BATCH ? undefined : found.at(-1);
    if (!last) return;
    cursor = cursorOf(last);
  }
}
