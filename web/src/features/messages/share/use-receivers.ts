import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";
import { useTypedSearch } from "../../../lib/use-typed-search.ts";

/** A conversation, or a connection without one. */
export interface Receiver {
  kind: "conversation" | "person";
  id: string;
  name: string;
  profile_image: string | null;
  isGroup: boolean;
}

const SHOWN = { staleTime: 30_000, placeholderData: keepPreviousData };

/** Where the member can write: conversations first, then connections. */
export function useReceivers() {
  const search = useTypedSearch();
  const conversations = useQuery({
    ...query["GET /api/conversations"]({ query: { q: search.q } }),
    ...SHOWN,
  });
  const connections = useQuery({
    ...query["GET /api/connections"]({ query: { tab: "mine", q: search.q } }),
    ...SHOWN,
  });
  const open = conversations.data?.conversations.filter(
    ({ canWrite, state }) => canWrite && state === "open",
  );
  const known = new Set(open?.map(({ other }) => other?._id));
  return {
    search,
    conversations: open?.map(({ _id, title, picture, kind }) =>
      receiver("conversation", _id, title, picture, kind),
    ),
    connections: connections.data?.connections
      .filter(({ person }) => !known.has(person._id))
      .map(({ person: { _id, name, profile_image } }) => receiver("person", _id, name, profile_image)),
    error: conversations.error ?? connections.error,
    isFetching: conversations.isFetching || connections.isFetching,
  };
}

const receiver = (
  kind: Receiver["kind"],
  id: string,
  name: string,
  profile_image: string | null,
  conversation = "direct",
): Receiver => ({ kind, id, name, profile_image, isGroup: conversation !== "direct" });
