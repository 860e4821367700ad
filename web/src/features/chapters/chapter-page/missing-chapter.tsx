import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { MissingPage } from "../../../site/missing-page.tsx";

/** What a mistyped link shows, and those of a chapter that is no longer public. */
export function MissingChapter() {
  return (
    <MissingPage
      title={CHAPTER_TEXT.notFound}
      text="The link may be old or mistyped. You can look for it by its city."
      elsewhere={{ path: OFFLINE_NETWORKING_PATH, label: "Find a chapter" }}
    />
  );
}
