import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { Archive, ArchiveRestore, ChartColumn, Crown, Pencil } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../../lib/api.ts";
import { inWords } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { isManageable, isOpen } from "../own-part.ts";
import { useReadChapters, useShowChapter } from "../use-chapter.ts";
import { HandOverDialog } from "./hand-over-dialog.tsx";

/** The chapter itself: its page, its leader, its end. */
export function ChapterPanel({ chapter }: { chapter: Chapter }) {
  const [open, setOpen] = useState<"hand-over" | "archive" | null>(null);
  const close = () => setOpen(null);
  const isLeader = chapter.own?.role === "leader";
  const isArchived = chapter.status === "archived";
  const mayArchive = isLeader && !chapter.readOnly && (isArchived || isOpen(chapter));
  return (
    <Panel aria-label="The chapter">
      <PanelHeader title="The chapter" />
      <div className="grid grid-cols-1 gap-2 [&>*]:justify-start">
        {isManageable(chapter) && (
          <Button asChild variant="secondary">
            <Link to={`${chapterPath(chapter._id, "manage")}&edit=1`}>
              <Pencil /> Edit the chapter
            </Link>
          </Button>
        )}
        <Button asChild variant="secondary">
          <Link to={chapterPath(chapter._id, "leaderboard")}>
            <ChartColumn /> Reports and missing trades
          </Link>
        </Button>
        {isLeader && isOpen(chapter) && (
          <Button variant="secondary" onClick={() => setOpen("hand-over")}>
            <Crown /> Hand over to another leader
          </Button>
        )}
        {mayArchive && (
          <Button variant="secondary" onClick={() => setOpen("archive")}>
            {isArchived ? <ArchiveRestore /> : <Archive />} {isArchived ? "Open again" : "Archive"}
          </Button>
        )}
      </div>
      {open === "hand-over" && <HandOverDialog chapter={chapter} onClose={close} />}
      {open === "archive" && <ArchiveDialog chapter={chapter} onClose={close} />}
    </Panel>
  );
}

function ArchiveDialog({ chapter, onClose }: { chapter: Chapter; onClose: () => void }) {
  // What is asked stays the same while the new state arrives.
  const [isArchived] = useState(chapter.status === "archived");
  const show = useShowChapter();
  const readAgain = useReadChapters();
  const save = async () => {
    const saved = await inWords(
      api["PATCH /api/chapters/:id"]({
        params: { id: chapter._id },
        body: { archived: !isArchived, version: chapter.version },
      }),
    );
    show(saved);
    toast({ title: isArchived ? "The chapter is open again" : "The chapter is archived" });
    void readAgain();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={isArchived ? `Open ${chapter.name} again?` : `Archive ${chapter.name}?`}
      description={
        isArchived
          ? "The chapter is visible in search again and meetings are scheduled."
          : "This hides the chapter from search and cancels its upcoming meetings. Members and history stay, and you can open the chapter again."
      }
      confirmLabel={isArchived ? "Open again" : "Archive"}
      tone={isArchived ? "normal" : "danger"}
      onConfirm={save}
    />
  );
}
