import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { MissingPage } from "../../../site/missing-page.tsx";

/** What a mistyped link shows, and those of a post that is deleted or not public. */
export function MissingPost({ isGone = false }: { isGone?: boolean }) {
  return (
    <MissingPage
      title={isGone ? POST_TEXT.gone : POST_TEXT.notFound}
      text={
        isGone
          ? "There is more to read in ConnectIn."
          : "The link may be old or mistyped, or the post is not for everybody."
      }
      elsewhere={{ path: "/plazy/explore", label: "Explore posts" }}
    />
  );
}
