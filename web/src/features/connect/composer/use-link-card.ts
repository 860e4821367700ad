import type { Post } from "@cardplaza/contract/connect/post";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../../lib/api.ts";
import { FRESH_FOR_FIVE_MINUTES } from "../../../lib/query.ts";
import { linkWithCard, type PostValues } from "./post-values.ts";

const PAUSE_MS = 600;

/** The card of the first link in a text, fetched once the typing pauses. */
export function useLinkCard(values: PostValues, post: Post | undefined) {
  const wanted = linkWithCard(values);
  const [url, setUrl] = useState(wanted);
  useEffect(() => {
    const pause = setTimeout(() => setUrl(wanted), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [wanted]);
  const known = post?.link && isSame(post.link.url, wanted) ? post.link : undefined;
  const { data, isFetching } = useQuery({
    queryKey: ["POST /api/link-previews", url],
    queryFn: () => api["POST /api/link-previews"]({ body: { url: url ?? "" } }),
    enabled: url !== undefined && url === wanted && !known,
    staleTime: FRESH_FOR_FIVE_MINUTES,
  });
  const link = known ?? (url === wanted ? (data?.link ?? undefined) : undefined);
  return {
    link,
    isLoading: isFetching && url === wanted,
    /** The link as it is in the text, for taking its card away. */
    wanted,
    /** What is sent: a link without a card has none on the post either. */
    url: link && wanted,
  };
}

const isSame = (a: string, b: string | undefined) =>
  b !== undefined && URL.canParse(a) && URL.canParse(b) && new URL(a).href === new URL(b).href;
