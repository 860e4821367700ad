import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { cn } from "../../../ui/class-names.ts";
import { LoadingArea, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { PostCard } from "../post-card.tsx";
import type { ShownPost } from "../post/use-post-cache.ts";

/** Longer lists draw only what is near the screen. */
const LONG = 30;
const NEAR = "1500px 0px";
/** Around the post at which a list begins, before it is known what is near. */
const AT_FIRST = 6;

/** The heights of posts when they were last drawn: those that are not drawn take as much room. */
const heights = new Map<string, number>();

interface PostListProps {
  posts: readonly ShownPost[];
  /** The post at the top of the screen when the list appears again. */
  startAt?: string | undefined;
  list?: RefObject<HTMLUListElement | null>;
  heading?: "h2" | "h3";
}

/** Posts below each other. In a long list those far away are empty places of the same height. */
export function PostList({ posts, startAt, list, heading = "h2" }: PostListProps) {
  const isLong = posts.length > LONG;
  const start = startAt === undefined ? 0 : posts.findIndex(({ _id }) => _id === startAt);
  return (
    <ul ref={list} tabIndex={-1} aria-label="Posts" className="grid grid-cols-1 gap-4 outline-none">
      {posts.map((post, at) => (
        <Place key={post._id} id={post._id} isLong={isLong} isNearAtFirst={Math.abs(at - start) <= AT_FIRST}>
          <PostCard post={post} heading={heading} />
        </Place>
      ))}
    </ul>
  );
}

interface PlaceProps {
  id: string;
  isLong: boolean;
  isNearAtFirst: boolean;
  children: ReactNode;
}

function Place({ id, isLong, isNearAtFirst, children }: PlaceProps) {
  const place = useRef<HTMLLIElement>(null);
  const [isNear, setNear] = useState(isNearAtFirst || !heights.has(id));
  const isDrawn = isNear || !isLong;

  useEffect(() => {
    const element = place.current;
    if (!element || !isLong) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        if (entry.isIntersecting) return setNear(true);
        if (isInUse(element)) return;
        heights.set(id, entry.boundingClientRect.height);
        setNear(false);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, isLong]);

  return (
    <li
      ref={place}
      data-post={id}
      className={cn("min-w-0 scroll-mt-20", !isDrawn && "rounded-card border border-line bg-raised")}
      style={isDrawn ? undefined : { height: heights.get(id) }}
    >
      {isDrawn && children}
    </li>
  );
}

/** Somebody writes there, or will go on from there with the keyboard. */
const isInUse = (element: Element) =>
  element.contains(document.activeElement) || element.querySelector("textarea") !== null;

export function PostsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <LoadingArea label="Loading posts" className="grid grid-cols-1 gap-4">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="grid gap-4 rounded-card border border-line bg-raised p-4 sm:p-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="w-2/5" />
              <Skeleton className="h-3 w-1/4" />
            </div>
          </div>
          <SkeletonText lines={3} />
          {at === 0 && <Skeleton className="h-44 rounded-field" />}
        </div>
      ))}
    </LoadingArea>
  );
}
