import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { ChapterView } from "./chapter-view.tsx";
import { MissingChapter } from "./missing-chapter.tsx";
import { useChapterAsMember } from "./use-chapter.ts";

/** A chapter that the server does not show, because it renders the same page for everybody. Its members see it. */
export function UnlistedChapter({ id }: { id: string }) {
  const { data: chapter } = useChapterAsMember(id);
  if (!chapter?.own) return <MissingChapter />;
  return (
    <>
      <title>{`${chapter.name} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <ChapterView chapter={chapter} />
    </>
  );
}
