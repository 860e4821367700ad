import { authorTag, postPageTags } from "@cardplaza/contract/connect/post-words";
import { Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { lazyWithQueries } from "../../../first-visit/lazy-with-queries.tsx";
import { pageContext } from "../../../lib/page-context.ts";
import { useSession } from "../../../lib/session.ts";
import { memberToken } from "../../../lib/tokens.ts";
import { ErrorPage } from "../../../site/error-page.tsx";
import { VisitorPost } from "../visitor-post.tsx";
import type { Route } from "./+types/post-page.ts";
import { MissingPost } from "./missing-post.tsx";
import { postMeta } from "./post-meta.ts";
import { PostColumn } from "./post-column.tsx";

const LivePost = lazyWithQueries(() => import("./live-post.tsx").then((module) => module.LivePost));
const UnlistedPost = lazyWithQueries(() =>
  import("./unlisted-post.tsx").then((module) => module.UnlistedPost),
);

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const params = { id };
  const post = await page.api["GET /api/posts/:id"]({ params });
  const { comments } = await page.api["GET /api/posts/:id/comments"]({ params, query: {} });
  const authors = comments.flatMap(({ author }) => (author._id ? authorTag(author._id) : []));
  page.cache({ tags: [...postPageTags(post), ...authors], query: [] });
  return { post, comments, origin: page.origin };
}

// Shared with the page, so that both are one script: a second one would be named in every page's list of scripts.
const NOT_FETCHED = null;

/** A member who comes from a list needs no page for visitors, which may not even have the post. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  memberToken() ? NOT_FETCHED : serverLoader();

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? postMeta(loaderData.post, loaderData.comments, loaderData.origin) : [];

export default function PostPage({ loaderData, params }: Route.ComponentProps) {
  const { status } = useSession();
  // Paths ignore case, ids are lower.
  const id = params.id.toLowerCase();
  if (loaderData === NOT_FETCHED)
    return (
      <Suspense>
        <UnlistedPost key={id} id={id} />
      </Suspense>
    );
  const { post, comments } = loaderData;
  const asVisitor = <VisitorPost post={post} comments={comments} heading="h1" isWhole />;
  return (
    <PostColumn>
      {status === "member" ? (
        <Suspense fallback={asVisitor}>
          <LivePost key={post._id} id={post._id} coming={asVisitor} />
        </Suspense>
      ) : (
        asVisitor
      )}
    </PostColumn>
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const { status } = useSession();
  const code = isRouteErrorResponse(error) && error.status;
  if (code === 410) return <MissingPost isGone />;
  if (code !== 404) return <ErrorPage />;
  if (status !== "member" || !params.id) return <MissingPost />;
  return (
    <Suspense>
      <UnlistedPost id={params.id.toLowerCase()} />
    </Suspense>
  );
}
