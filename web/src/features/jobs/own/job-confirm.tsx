import type { OwnJob } from "@cardplaza/contract/jobs/job";
import { api } from "../../../lib/api.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { changeStatus, useRefreshJobs } from "./use-own-jobs.ts";

interface JobConfirmProps {
  job: OwnJob;
  action: "close" | "delete";
  onClose: () => void;
}

/** Asks before a job ends. */
export function JobConfirm({ job, action, onClose }: JobConfirmProps) {
  const refresh = useRefreshJobs();
  const { _id: id, title, unanswered } = job;
  const isDelete = action === "delete";
  const waiting =
    unanswered === 0
      ? ""
      : unanswered === 1
        ? " 1 person is still waiting for your answer."
        : ` ${unanswered} people still wait for your answer.`;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isDelete ? `Delete ${title}?` : `Close ${title}?`}
      description={
        (isDelete
          ? "Its page and its applications are no longer shown, and those who applied are told."
          : "Nobody can apply any more. Its page says so, and you can reopen it later.") + waiting
      }
      confirmLabel={isDelete ? "Delete job" : "Close job"}
      tone={isDelete ? "danger" : "normal"}
      onConfirm={async () => {
        if (isDelete) await api["DELETE /api/jobs/:id"]({ params: { id } });
        else await changeStatus(id, "close");
        toast({ title: isDelete ? "Job deleted" : "Job closed" });
        void refresh();
      }}
    />
  );
}
