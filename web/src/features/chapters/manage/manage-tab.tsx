import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { isManageable } from "../own-part.ts";
import { InvitePanel } from "../invite/invite-panel.tsx";
import { ChapterPanel } from "./chapter-panel.tsx";
import { RequestsPanel } from "./requests-panel.tsx";
import { VisitorsPanel } from "./visitors-panel.tsx";

/** For officers: who waits, who visited, and the chapter itself. A chapter that forms needs members first. */
export function ManageTab({ chapter }: { chapter: Chapter }) {
  const isForming = chapter.status === "pending";
  const invite = isManageable(chapter) && <InvitePanel chapter={chapter} />;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {isForming && invite}
        <RequestsPanel chapter={chapter} />
        {!isForming && invite}
        <VisitorsPanel chapter={chapter} />
      </div>
      <ChapterPanel chapter={chapter} />
    </div>
  );
}
