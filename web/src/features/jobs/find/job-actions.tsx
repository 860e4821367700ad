import type { JobLine } from "@cardplaza/contract/jobs/job";
import { Bookmark, BookmarkCheck, EllipsisVertical, EyeOff } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { useAsMember } from "../../../lib/use-as-member.ts";
import { useJobMarks } from "./use-job-marks.ts";

type OfJob = { job: Pick<JobLine, "_id" | "title" | "saved"> };

/** Save, and in a menu hide. Visitors sign in first and return here. */
export function JobActions({ job }: OfJob) {
  const marks = useJobMarks(job);
  const asMember = useAsMember();
  const wanted = { kind: "save-job", about: job._id, to: job.title } as const;
  return (
    <>
      <SaveIcon job={job} onSave={(saved) => asMember(() => marks.save(saved), wanted)} />
      <Menu>
        <MenuTrigger asChild>
          <Button variant="ghost" size="icon-sm" aria-label={`More for ${job.title}`}>
            <EllipsisVertical />
          </Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => asMember(() => marks.hide(true))}>
            <EyeOff /> Hide this job
          </MenuItem>
        </MenuContent>
      </Menu>
    </>
  );
}

function SaveIcon({ job, onSave }: OfJob & { onSave: (saved: boolean) => void }) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={`Save ${job.title}`}
      aria-pressed={job.saved}
      title={job.saved ? "Saved" : "Save"}
      onClick={() => onSave(!job.saved)}
    >
      {job.saved ? <BookmarkCheck className="text-brand-strong" /> : <Bookmark />}
    </Button>
  );
}

/** A line in place of a job that was just hidden. */
export function HiddenJob({ job }: OfJob) {
  const { hide } = useJobMarks(job);
  return (
    <div className="flex items-center justify-between gap-3 rounded-card border border-dashed border-line px-4 py-2 text-sm text-muted">
      <p role="status" className="min-w-0 break-words">
        Hidden: {job.title}
      </p>
      <Button variant="ghost" size="sm" aria-label={`Show ${job.title} again`} onClick={() => hide(false)}>
        Undo
      </Button>
    </div>
  );
}
