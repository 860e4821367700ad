import { browserValue } from "../../../lib/storage/stored-value.ts";

export interface InviteLink {
  url: string;
  expiresAt: string;
}

/** The key of a link: its member, chapter and seat. */
export type LinkKey = readonly [memberId: string, chapterId: string, category: string];

const storedLink = (key: LinkKey) => browserValue<InviteLink>(`chapterLink:${key.join(":")}`);

/** The server stores no code, and a new link would end the one that was shared: so this browser keeps it. */
export const keepLink = (key: LinkKey, link: InviteLink) => storedLink(key).save(link);

export function keptLink(key: LinkKey, now = Date.now()): InviteLink | null {
  const link = storedLink(key).read();
  if (link && Date.parse(link.expiresAt) > now) return link;
  storedLink(key).drop();
  return null;
}
