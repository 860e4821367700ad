import type { Conversation } from "@cardplaza/contract/messages/conversation";
import type { ConversationFilter } from "@cardplaza/contract/messages/message-words";

export interface ListQuery {
  filter: ConversationFilter;
  label: string;
  q: string;
}
export interface ListPage {
  conversations: Conversation[];
  nextCursor: string | null;
}
export interface ChangedList {
  pages: ListPage[];
  /** What changed may belong into the list at a place that only the server knows. */
  isOutdated: boolean;
}

/**
 * A list, page by page, with conversations that changed: the one with the newest line is first. What belongs below the
 * loaded pages comes with its own page.
 */
export function changedList(
  pages: readonly ListPage[],
  changed: readonly Conversation[],
  asked: ListQuery,
): ChangedList {
  const byId = new Map(changed.map((conversation) => [conversation._id, conversation]));
  const held = pages.flatMap(({ conversations }) => conversations);
  const known = new Set(held.map(({ _id }) => _id));
  const kept = held.flatMap((conversation) => {
    const now = byId.get(conversation._id);
    // It may have been read before what is held.
    if (!now || now.change < conversation.change) return [conversation];
    return stays(now, asked) ? [{ ...now, found: conversation.found }] : [];
  });
  const end = pages.at(-1)?.nextCursor ?? "";
  const news = changed.filter(
    (conversation) =>
      !known.has(conversation._id) && comes(conversation, asked) && placeOf(conversation) >= end,
  );
  // In a search the place follows from what was looked for.
  const sorted = asked.q ? kept : [...news, ...kept].toSorted(byPlace);
  const [first, ...rest] = pages;
  if (!first) return { pages: [], isOutdated: news.length > 0 };
  const later = rest.reduce((sum, { conversations }) => sum + conversations.length, 0);
  const cut = Math.max(0, sorted.length - later);
  let at = cut;
  return {
    pages: [
      { ...first, conversations: sorted.slice(0, cut) },
      ...rest.map((page) => {
        const conversations = sorted.slice(at, at + page.conversations.length);
        at += page.conversations.length;
        return { ...page, conversations };
      }),
    ],
    isOutdated: asked.q !== "" && news.length > 0,
  };
}

const placeOf = ({ listPlace }: Conversation) => listPlace ?? "";

// As the server compares them, whatever the reader's language.
const byPlace = (one: Conversation, other: Conversation) =>
  placeOf(one) === placeOf(other) ? 0 : placeOf(one) < placeOf(other) ? 1 : -1;

const waitsForAnswer = ({ state }: Conversation) => state === "request_received" || state === "invited";

/** One that was read a moment ago stays in the list of unread ones until that is opened again. */
const stays = (conversation: Conversation, { filter, label }: ListQuery) =>
  isKept(conversation) &&
  fitsLabel(conversation, label) &&
  (filter === "unread" || fits(conversation, filter));

const comes = (conversation: Conversation, { filter, label }: ListQuery) =>
  isKept(conversation) && fitsLabel(conversation, label) && fits(conversation, filter);

/** One that was deleted for oneself has no place any more. */
const isKept = ({ listPlace }: Conversation) => listPlace !== null;

const fitsLabel = ({ labels }: Conversation, label: string) => label === "" || labels.includes(label);

function fits(conversation: Conversation, filter: ConversationFilter): boolean {
  if (filter === "archived") return conversation.archived;
  if (conversation.archived) return false;
  if (filter === "requests") return waitsForAnswer(conversation);
  return !waitsForAnswer(conversation) && (filter === "all" || conversation.unread > 0);
}
