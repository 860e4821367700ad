import { type Found, hashtagsIn, linksIn } from "@cardplaza/contract/connect/post-rules";

/** Where a member is named in a text, "@" included. */
export interface MentionPlace {
  userId: string;
  start: number;
  length: number;
}

export type TextPart =
  | { type: "text"; text: string }
  | { type: "mention"; text: string; userId: string }
  | { type: "link"; text: string; href: string }
  | { type: "tag"; text: string; tag: string };

/** A text cut into plain words, members, links and hashtags, in order. */
export function textParts(body: string, mentions: readonly MentionPlace[] = []): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const marked = [
    ...mentions.flatMap(({ userId, start, length }) => {
      const text = body.slice(start, start + length);
      return text.length === length && length > 0
        ? { start, part: { type: "mention", text, userId } as const }
        : [];
    }),
    ...linksIn(body).flatMap(linkPart),
    ...hashtagsIn(body).map(tagPart),
  ].toSorted((a, b) => a.start - b.start);
  for (const { start, part } of marked) {
    // It lies in the one before, such as a hash in a link.
    if (start < at) continue;
    if (start > at) parts.push({ type: "text", text: body.slice(at, start) });
    parts.push(part);
    at = start + part.text.length;
  }
  if (at < body.length) parts.push({ type: "text", text: body.slice(at) });
  return parts;
}

/** The address that a link in a text leads to; undefined where it leads nowhere. */
export function addressOf(link: string): string | undefined {
  const href = /^www\./i.test(link) ? `https://${link}` : link;
  return URL.canParse(href) && new URL(href).hostname.includes(".") ? href : undefined;
}

function linkPart({ start, text }: Found) {
  const href = addressOf(text);
  return href ? { start, part: { type: "link", text, href } as const } : [];
}

const tagPart = ({ start, text }: Found) => ({
  start,
  part: { type: "tag", text, tag: text.slice(1).toLowerCase() } as const,
});
