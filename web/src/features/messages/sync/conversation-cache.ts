import type { Conversation, ConversationDetail } from "@cardplaza/contract/messages/conversation";
import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";
import { changedList, type ListPage, type ListQuery } from "./changed-list.ts";

export const LIST = "GET /api/conversations";
const COUNT = "GET /api/conversations/unread-count";

export const detailOf = (id: string) => query["GET /api/conversations/:id"]({ params: { id } });

/** The one place that puts conversations that changed into every list and thread that is loaded. */
export function showChanged(client: QueryClient, changed: readonly Conversation[]): void {
  if (changed.length === 0) return;
  for (const list of client.getQueryCache().findAll({ queryKey: [LIST] })) {
    showInList(client, list.queryKey, changed);
    // What is being read puts its pages beside those from before, so that the change would be lost.
    if (list.state.fetchStatus === "fetching")
      void list.promise?.then(
        () => showInList(client, list.queryKey, changed),
        () => {},
      );
  }
  for (const conversation of changed) {
    client.setQueryData<ConversationDetail>(detailOf(conversation._id).queryKey, (detail) =>
      detail && conversation.change >= detail.change ? { ...detail, ...conversation, found: null } : detail,
    );
  }
  void client.invalidateQueries({ queryKey: [COUNT] });
}

function showInList(client: QueryClient, queryKey: QueryKey, changed: readonly Conversation[]): void {
  const list = client.getQueryData<InfiniteData<ListPage>>(queryKey);
  if (!list) return;
  const { pages, isOutdated } = changedList(list.pages, changed, queryKey[1] as ListQuery);
  client.setQueryData<InfiniteData<ListPage>>(queryKey, { ...list, pages });
  if (isOutdated) void client.invalidateQueries({ queryKey, exact: true });
}

/** What a call answered about an open conversation. */
export function showDetail(client: QueryClient, detail: ConversationDetail): void {
  client.setQueryData(detailOf(detail._id).queryKey, detail);
  showChanged(client, [detail]);
}

/** What the member did here shows at once, wherever the conversation is shown. */
export function changeConversation(client: QueryClient, id: string, parts: Partial<Conversation>): void {
  const held = findConversation(client, id);
  if (held) showChanged(client, [{ ...held, ...parts }]);
}

export function findConversation(client: QueryClient, id: string): Conversation | undefined {
  const detail = client.getQueryData(detailOf(id).queryKey);
  if (detail) return detail;
  return client
    .getQueriesData<InfiniteData<ListPage>>({ queryKey: [LIST] })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ conversations }) => conversations)
    .find(({ _id }) => _id === id);
}

export const readListsAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: [LIST] });
export const readDetailAgain = (client: QueryClient, id: string) =>
  client.invalidateQueries({ queryKey: detailOf(id).queryKey });
