import type { Post } from "@cardplaza/contract/connect/post";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

/** Why a loaded post is not shown any more. */
export type LeftOut = "hidden" | "muted" | "reported" | "blocked";
/** A post as it is loaded. One that was left out a moment ago says so in its place. */
export type ShownPost = Post & { leftOut?: LeftOut };

type Edit = (post: ShownPost) => ShownPost | null;
type Page = { posts: ShownPost[] };
type Loaded = Page | { pages: Page[] };

const LISTS: readonly unknown[] = ["GET /api/posts/feed", "GET /api/posts"];
const ONE = "GET /api/posts/:id";

const pagesOf = (loaded: Loaded): Page[] => ("pages" in loaded ? loaded.pages : [loaded]);

/** One page of posts, or all pages of a list, after an edit; without those that it drops. */
export function editedPosts<T extends Loaded>(loaded: T, edit: Edit): T {
  if ("pages" in loaded) return { ...loaded, pages: loaded.pages.map((page) => editedPosts(page, edit)) };
  const posts = loaded.posts.flatMap((post) => edit(post) ?? []);
  const isSame = posts.length === loaded.posts.length && posts.every((post, at) => post === loaded.posts[at]);
  return isSame ? loaded : { ...loaded, posts };
}

/** The one place that changes a post in every list and page that is loaded. */
export function postCache(queries: QueryClient) {
  const editAll = (edit: Edit) => {
    queries.setQueriesData<Loaded>(
      { predicate: ({ queryKey }) => LISTS.includes(queryKey[0]) },
      (loaded) => loaded && editedPosts(loaded, edit),
    );
    queries.setQueriesData<ShownPost>({ queryKey: [ONE] }, (post) => (post && edit(post)) ?? undefined);
  };
  const edit = (id: string, change: (post: ShownPost) => ShownPost) =>
    editAll((post) => (post._id === id ? change(post) : post));
  return {
    edit,
    /** A post that some list has loaded. */
    find(id: string): Post | undefined {
      const lists = queries.getQueriesData<Loaded>({
        predicate: ({ queryKey }) => LISTS.includes(queryKey[0]),
      });
      const shown = lists
        .flatMap(([, loaded]) => (loaded ? pagesOf(loaded) : []))
        .flatMap(({ posts }) => posts)
        .find(({ _id }) => _id === id);
      return shown && { ...marked(shown, undefined), why: "" };
    },
    /** Puts in what the server responded. Why a post is in a feed, only the feed knows. */
    take: (post: Post) => edit(post._id, (shown) => ({ ...post, why: shown.why })),
    leaveOut: (id: string, leftOut: LeftOut | undefined) => edit(id, (post) => marked(post, leftOut)),
    /** Leaves out all posts that one member wrote. */
    leaveOutOf: (authorId: string, leftOut: LeftOut | undefined) =>
      editAll((post) => (post.author._id === authorId ? marked(post, leftOut) : post)),
    remove: (id: string) => editAll((post) => (post._id === id ? null : post)),
    /** Lists that a change belongs to, fetched again when they are shown next. */
    outdate: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => LISTS.includes(queryKey[0]),
        refetchType: "none",
      }),
  };
}

export function usePostCache() {
  const queries = useQueryClient();
  return useMemo(() => postCache(queries), [queries]);
}

function marked({ leftOut: _before, ...post }: ShownPost, leftOut: LeftOut | undefined): ShownPost {
  return leftOut ? { ...post, leftOut } : post;
}
