import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { ChapterView } from "./chapter-view.tsx";
import { MissingChapter } from "./missing-chapter.tsx";
import { useChapterAsMember } from "../use-chapter.ts";

/** A chapter that the server does not show, because it renders the same page for everybody. Its members see it. */
export function UnlistedChapter({ id }: { id: string }) {
  const { data: chapter, isLoading } = useChapterAsMember(id);
  if (isLoading)
    return (
      <LoadingArea label="Loading the chapter" className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
        <Skeleton className="h-72 rounded-card" />
      </LoadingArea>
    );
  if (!chapter?.own) return <MissingChapter />;
  return (
    <>
      <title>{`${chapter.name} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <ChapterView chapter={chapter} />
    </>
  );
}
