import type { StoredMention } from "../../features/connect/posts/posts.table.ts";
import type { PeopleByKey } from "./people-by-key.ts";

/** Puts names in the place of `@[ravi]`, and says where they are. */
export function mentionsIn(text: string, people: PeopleByKey): { body: string; mentions: StoredMention[] } {
  const mentions: StoredMention[] = [];
  let body = "";
  for (const part of text.split(/(@\[\w+\])/)) {
    const member = people.get(/^@\[(\w+)\]$/.exec(part)?.[1] ?? "");
    const written = member ? `@${member.name}` : part;
    if (member) mentions.push({ userId: member.id, start: body.length, length: written.length });
    body += written;
  }
  return { body, mentions };
}
