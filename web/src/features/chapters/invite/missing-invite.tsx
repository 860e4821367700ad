import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { INVITE_TEXT } from "@cardplaza/contract/chapters/invite-words";
import { MissingPage } from "../../../site/missing-page.tsx";

/** A link that was used, renewed or mistyped. The chapter itself is open to everybody. */
export const MissingInvite = ({ chapterId }: { chapterId: string }) => (
  <MissingPage
    title="This invitation no longer works"
    text={INVITE_TEXT.ended}
    elsewhere={{ path: chapterPath(chapterId), label: "See the chapter" }}
  />
);
