import { EXPLORE_DAYS } from "@cardplaza/contract/connect/post-words";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";
import { FRESH_FOR_FIVE_MINUTES, query } from "../../../lib/query.ts";
import { cn } from "../../../ui/class-names.ts";
import { Panel } from "../../../ui/panel.tsx";
import { feedPath, type FeedShell } from "./feed-address.ts";

interface TalkedAboutProps {
  shell: FeedShell;
  /** A panel beside the posts, or one line of chips above them. */
  look: "list" | "chips";
  current?: string;
}

/** The hashtags of the last days. Nothing while there are none: the posts are what counts. */
export function TalkedAbout({ shell, look, current = "" }: TalkedAboutProps) {
  const id = useId();
  const { data } = useQuery({ ...query["GET /api/posts/talked-about"](), staleTime: FRESH_FOR_FIVE_MINUTES });
  const tags = data?.tags ?? [];
  if (tags.length === 0) return null;
  if (look === "chips")
    return (
      <nav aria-label="Trending topics" className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none]">
        <ul className="flex w-max gap-2">
          {tags.map(({ tag }) => (
            <li key={tag}>
              <Link
                to={feedPath(shell, "explore", { tag })}
                className="inline-flex min-h-8 items-center rounded-full border border-line bg-raised px-3 text-sm font-medium hover:border-line-strong hover:bg-hover pointer-coarse:min-h-11"
              >
                #{tag}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    );
  return (
    <Panel aria-labelledby={id} className="p-4 sm:p-4">
      <h2 id={id} className="text-base">
        Trending topics
      </h2>
      <p className="text-xs text-muted">In the last {EXPLORE_DAYS} days</p>
      <ul className="mt-2 grid grid-cols-1">
        {tags.map(({ tag, posts }) => (
          <li key={tag}>
            <Link
              to={feedPath(shell, "explore", { tag })}
              aria-current={tag === current ? "page" : undefined}
              className={cn(
                "-mx-2 flex min-h-9 items-center justify-between gap-3 rounded-field px-2 text-sm hover:bg-hover pointer-coarse:min-h-11",
                tag === current && "bg-brand-soft text-brand-strong",
              )}
            >
              <span className="min-w-0 truncate font-medium">#{tag}</span>
              <span className="shrink-0 text-xs text-muted tabular-nums">
                {posts === 1 ? "1 post" : `${posts.toLocaleString("en-IN")} posts`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
