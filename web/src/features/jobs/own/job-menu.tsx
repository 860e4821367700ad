import { boardPath } from "@cardplaza/contract/jobs/application-words";
import type { OwnJob } from "@cardplaza/contract/jobs/job";
import { isValidThrough } from "@cardplaza/contract/jobs/job-rules";
import { jobPath, type JobAction } from "@cardplaza/contract/jobs/job-words";
import { dayFromNow } from "@cardplaza/contract/time";
import {
  CalendarPlus,
  CircleX,
  EllipsisVertical,
  ExternalLink,
  Pause,
  Pencil,
  Play,
  Share2,
  Trash2,
  Users,
} from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { shareJob } from "../share-job.ts";
import { hasBoard } from "./has-board.ts";
import { JobConfirm } from "./job-confirm.tsx";
import { NewDayDialog } from "./new-day-dialog.tsx";
import { useJobActions } from "./use-job-actions.ts";

type Asked = "close" | "delete" | "day";

/** What can be done with one job. */
export function JobMenu({ job }: { job: OwnJob }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { change } = useJobActions();
  const { _id, status } = job;
  const act = (action: JobAction) => () => change.mutate({ job, action });
  const isShown = status !== "draft" && status !== "pending" && status !== "rejected";
  const canReopen = status === "paused" || status === "closed" || status === "expired";
  const needsDay = !isValidThrough(job.validThrough, dayFromNow(0));
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={`Actions for ${job.title}`}>
            <EllipsisVertical />
          </Button>
        </MenuTrigger>
        <MenuContent>
          {hasBoard(job) && (
            <MenuItem asChild>
              <Link to={boardPath(_id)}>
                <Users /> Applicants
              </Link>
            </MenuItem>
          )}
          <MenuItem asChild>
            <Link to={`/jobs/edit/${_id}`}>
              <Pencil /> Edit
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to={jobPath(job)}>
              <ExternalLink /> {isShown ? "View" : "Preview"}
            </Link>
          </MenuItem>
          {status === "open" && (
            <MenuItem onSelect={() => void shareJob(job)}>
              <Share2 /> Share
            </MenuItem>
          )}
          {(status === "draft" || status === "rejected") && (
            <MenuItem onSelect={act("publish")}>
              <Play /> Publish
            </MenuItem>
          )}
          {canReopen && (
            <MenuItem onSelect={needsDay ? () => setAsked("day") : act("reopen")}>
              <Play /> Reopen
            </MenuItem>
          )}
          {status === "open" && (
            <>
              <MenuItem onSelect={() => setAsked("day")}>
                <CalendarPlus /> Renew
              </MenuItem>
              <MenuItem onSelect={act("pause")}>
                <Pause /> Pause
              </MenuItem>
            </>
          )}
          {(status === "open" || status === "paused" || status === "expired") && (
            <MenuItem onSelect={() => setAsked("close")}>
              <CircleX /> Close
            </MenuItem>
          )}
          <MenuItem tone="danger" onSelect={() => setAsked("delete")}>
            <Trash2 /> Delete
          </MenuItem>
        </MenuContent>
      </Menu>
      {(asked === "close" || asked === "delete") && (
        <JobConfirm job={job} action={asked} onClose={() => setAsked(null)} />
      )}
      {asked === "day" && <NewDayDialog job={job} onClose={() => setAsked(null)} />}
    </>
  );
}
