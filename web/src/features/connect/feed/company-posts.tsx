import type { Post } from "@cardplaza/contract/connect/post";
import { postPath } from "@cardplaza/contract/connect/post-words";
import { ArrowRight } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { latePart } from "../../../first-visit/late-part.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { PostFrame } from "../post/post-frame.tsx";
import { useAuthorPosts } from "./use-author-posts.ts";

// Visitors do not need it.
const AuthorPosts = latePart(() => import("./author-posts.tsx").then((module) => module.AuthorPosts));

interface CompanyPostsProps {
  company: { _id: string; name: string };
  /** The newest public ones, which came with the server's page. */
  first: Post[];
  hasMore: boolean;
  isTeam: boolean;
}

/** What a company wrote, on its page. Visitors read; members can react and comment, and its team writes. */
export function CompanyPosts({ company, first, hasMore, isTeam }: CompanyPostsProps) {
  const { status } = useSession();
  const toRead = <PostsToRead companyId={company._id} first={first} hasMore={hasMore} />;
  return (
    <div className="max-w-[640px]">
      <h2 className="sr-only">Posts</h2>
      {status === "member" ? (
        <Suspense fallback={toRead}>
          <AuthorPosts
            authorId={company._id}
            composeAs={isTeam ? company._id : undefined}
            empty={
              isTeam ? "Tell your followers what is new." : `${company.name} has not written anything yet.`
            }
          />
        </Suspense>
      ) : (
        toRead
      )}
    </div>
  );
}

interface PostsToReadProps {
  companyId: string;
  first: Post[];
  hasMore: boolean;
}

function PostsToRead({ companyId, first, hasMore }: PostsToReadProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useAuthorPosts(companyId, { enabled: isWhole });
  const posts = list.posts ?? first;
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {posts.map((post) => (
          <li key={post._id} className="min-w-0">
            <PostFrame post={post} heading="h3">
              <p className="border-t border-line px-4 py-3 text-sm sm:px-5">
                <Link
                  to={postPath(post._id)}
                  className="touch-area inline-flex items-center gap-1.5 font-medium text-brand-strong hover:underline"
                >
                  Read the conversation <ArrowRight aria-hidden="true" className="size-4" />
                </Link>
              </p>
            </PostFrame>
          </li>
        ))}
      </ul>
      {list.isError && <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />}
      <div className="mt-6">
        {list.posts ? (
          <ShowMore list={list} label="Show more posts" />
        ) : (
          hasMore && (
            <div className="text-center">
              <Button variant="secondary" busy={list.isFetching} onClick={() => setWhole(true)}>
                Show more posts
              </Button>
            </div>
          )
        )}
      </div>
    </>
  );
}
