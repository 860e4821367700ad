export interface InviteLink {
  url: string;
  expiresAt: string;
}

/** Whose link it is, to which chapter, for which seat. */
export type LinkKey = readonly [memberId: string, chapterId: string, category: string];

const keyOf = (key: LinkKey) => `chapterLink:${key.join(":")}`;

/** The server stores no code, and a new link would end the one that was shared: so this browser keeps it. */
export const keepLink = (key: LinkKey, link: InviteLink) =>
  localStorage.setItem(keyOf(key), JSON.stringify(link));

export function keptLink(key: LinkKey, now = Date.now()): InviteLink | null {
  const kept = localStorage.getItem(keyOf(key));
  const link = kept ? (JSON.parse(kept) as InviteLink) : null;
  if (link && Date.parse(link.expiresAt) > now) return link;
  localStorage.removeItem(keyOf(key));
  return null;
}
