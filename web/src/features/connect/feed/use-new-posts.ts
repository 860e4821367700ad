import { NEW_POST_EVENT } from "@cardplaza/contract/connect/post-words";
import { STREAM_EVENT } from "@cardplaza/contract/live/live-stream";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLiveEvent } from "../../../lib/live/use-live-event.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import type { FeedAddress } from "./feed-address.ts";
import { newerThan } from "./new-posts.ts";
import { type Feed, readFeedPage } from "./use-feed.ts";

interface NewPosts {
  address: FeedAddress;
  feed: Feed;
  /** The list was loaded earlier: something may have come since. */
  isBack: boolean;
  /** Called once the new posts are in the list. */
  onLoaded: () => void;
}

/** How many posts came since the list was loaded. They wait until the member asks for them. */
export function useNewPosts({ address, feed, isBack, onLoaded }: NewPosts) {
  const [heard, setHeard] = useState<readonly string[]>([]);
  const isWatching = address.scope === "my" && address.sort === "latest";
  const newest = useQuery({
    queryKey: ["the newest posts"],
    queryFn: () => readFeedPage(address),
    enabled: isWatching && isBack,
    staleTime: 0,
    gcTime: 0,
  });
  useLiveEvent(NEW_POST_EVENT, ({ postId }) => {
    if (isWatching) setHeard((now) => [...now, postId]);
  });
  useLiveEvent(STREAM_EVENT.gap, () => {
    if (isWatching) void newest.refetch();
  });

  const load = useMutation({
    mutationFn: () => readFeedPage(address),
    onMutate: () => heard,
    onSuccess(page, _nothing, loaded) {
      feed.startWith(page);
      // One that came while this page was on its way still waits.
      const got = new Set([...loaded, ...page.posts.map(({ _id }) => _id)]);
      setHeard((now) => now.filter((id) => !got.has(id)));
      onLoaded();
    },
    onError: (error) =>
      void toast({
        title: "The new posts did not load",
        description: problemText(error),
        variant: "destructive",
      }),
  });

  const { posts } = feed;
  const shown = new Set(posts?.map(({ _id }) => _id));
  const waiting = new Set([
    ...heard.filter((id) => !shown.has(id)),
    ...(posts && newest.data ? newerThan(posts, newest.data.posts) : []),
  ]);
  return { count: posts ? waiting.size : 0, load: () => load.mutate(), isLoading: load.isPending };
}
