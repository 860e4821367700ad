import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import type { Db } from "../../../platform/database.ts";
import { currentlyOwnedBy } from "../card-conditions.ts";
import { cards } from "../cards.table.ts";
import { cardVideos } from "./card-video.table.ts";
import { removeVideos } from "./remove-video.ts";
import { videoKey } from "./video-keys.ts";

/** Of the cards that the member currently owns: a claimed team card belongs to its holder. */
const ownVideos = (db: Db, memberId: string) =>
  db
    .select({ video: cardVideos })
    .from(cardVideos)
    .innerJoin(cards, eq(cards.id, cardVideos.cardId))
    .where(currentlyOwnedBy(memberId))
    .orderBy(asc(cardVideos.cardId))
    .then((rows) => rows.map(({ video }) => video));

const exportName = (id: string, type: string) =>
  `${id}-introduction.${type === "video/webm" ? "webm" : "mp4"}`;

export const cardVideosPart: AccountPart = {
  kinds: {
    videos: async (db, memberId) =>
      (await ownVideos(db, memberId)).map(({ posterId: _poster, ...video }) => ({
        ...video,
        file: video.type && `files/${exportName(video.id, video.type)}`,
      })),
  },
  files: async (db, memberId) =>
    (await ownVideos(db, memberId)).flatMap(({ id, type }) =>
      type ? [{ name: exportName(id, type), key: videoKey({ id, type }) }] : [],
    ),
  async erase({ jobs }, tx, memberId) {
    const own = await ownVideos(tx, memberId);
    await removeVideos(
      tx,
      jobs,
      own.map(({ cardId }) => cardId),
    );
  },
};
