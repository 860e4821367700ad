import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { ListPage, ListQuery } from "./changed-list.ts";
import { LIST, showChanged } from "./conversation-cache.ts";
import { conversationOf } from "./messages.fixtures.ts";

const ALL: ListQuery = { filter: "all", label: "", q: "" };
const talk = (name: string, listPlace: string, parts: Partial<Conversation> = {}) =>
  conversationOf({ _id: name, title: name, listPlace, unread: 0, ...parts });

/** A list of two pages, of which the second is answered when the test says so. */
function listOfTwoPages() {
  const client = new QueryClient();
  const second = Promise.withResolvers<Conversation[]>();
  const list = new InfiniteQueryObserver(client, {
    queryKey: [LIST, ALL],
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: ListPage) => nextCursor,
    queryFn: async ({ pageParam }): Promise<ListPage> =>
      pageParam
        ? { conversations: await second.promise, nextCursor: null }
        : { conversations: [talk("Meera", "10"), talk("Ravi", "09")], nextCursor: "09" },
  });
  const shown = () =>
    list
      .getCurrentResult()
      .data?.pages.flatMap(({ conversations }) =>
        conversations.map(({ title, unread }) => `${title} ${unread}`),
      );
  return { client, list, shown, answer: second.resolve };
}

test("what happens while the next page is on its way is shown, and moves nobody to two places", async () => {
  const { client, list, shown, answer } = listOfTwoPages();
  const stop = list.subscribe(() => {});
  await expect.poll(shown).toEqual(["Meera 0", "Ravi 0"]);
  const more = list.fetchNextPage();
  showChanged(client, [
    talk("Anil", "11", { change: 5, unread: 1 }),
    talk("Meera", "12", { change: 6, unread: 2 }),
  ]);
  expect(shown()).toEqual(["Meera 2", "Anil 1", "Ravi 0"]);
  // The server read the page before the message of Anil's came.
  answer([talk("Anil", "08"), talk("Devi", "07")]);
  await more;
  await expect.poll(shown).toEqual(["Meera 2", "Anil 1", "Ravi 0", "Devi 0"]);
  stop();
});
