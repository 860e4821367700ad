import type { Applicant } from "@cardplaza/contract/jobs/application";
import { isBackMove, needsReason } from "@cardplaza/contract/jobs/application-rules";
import { MESSAGE_MAX, type MovableStage, STAGE_LABEL } from "@cardplaza/contract/jobs/application-words";
import { useState } from "react";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { MessageTemplates } from "./message-templates.tsx";
import { NO_REASON, type Reason, ReasonFields, sentReason } from "./reason-fields.tsx";
import { useRefreshBoard } from "./use-application.ts";

interface BulkDialogProps {
  jobId: string;
  chosen: readonly Applicant[];
  to: MovableStage;
  /** Called with the ids of the applications that could not be moved. */
  onDone: (left: string[]) => void;
  onClose: () => void;
}

/** Moves several at once, with a message to each. */
export function BulkDialog({ jobId, chosen, to, onDone, onClose }: BulkDialogProps) {
  const refresh = useRefreshBoard(jobId);
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const asksReason = chosen.some(({ stage }) => needsReason(stage, to));
  const reasonOf = (reason: Reason) => (asksReason ? sentReason(to, reason) : "");
  const form = useSmallForm({
    begin: { reason: NO_REASON, message: "" },
    check: ({ reason }) => ({ reason: asksReason && reasonOf(reason) === "" && "Give a reason." }),
    async send({ reason, message }) {
      const { results } = await api["POST /api/applications/bulk"]({
        body: {
          ids: chosen.map(({ _id }) => _id),
          stage: to,
          ...(reasonOf(reason) && { reason: reasonOf(reason) }),
          ...(message.trim() && { message: message.trim() }),
        },
      });
      void refresh();
      const left = results.filter(({ done }) => !done);
      onDone(left.map(({ _id }) => _id));
      if (left.length === 0) toast({ title: `${countText(results.length)} moved to “${STAGE_LABEL[to]}”` });
      return left;
    },
    onSent: (left) => (left.length > 0 ? setFailed(left) : onClose()),
  });
  const { reason, message } = form.values;
  const back = chosen.filter(({ stage }) => isBackMove(stage, to)).length;
  // Those that were moved are not chosen any more, but their names are still needed here.
  const [names] = useState(() => new Map(chosen.map(({ _id, name }) => [_id, name])));
  const head = {
    title: `Move ${countText(names.size)} to “${STAGE_LABEL[to]}”`,
    description: "We'll notify each of them by bell and e-mail.",
  };
  if (failed.length > 0) return <NotMoved {...head} failed={failed} names={names} onClose={onClose} />;
  return (
    <SmallFormDialog
      {...head}
      form={form}
      sendLabel={`Move ${countText(names.size)}`}
      tone={to === "rejected" ? "danger" : "primary"}
      isReady={!asksReason || reasonOf(reason) !== ""}
      onClose={onClose}
    >
      {back > 0 && (
        <Notice>
          {back === 1 ? "1 of them moves back" : `${back} of them move back`}, which needs a reason.
        </Notice>
      )}
      {asksReason && (
        <ReasonFields to={to} reason={reason} onChange={(next) => form.change({ reason: next })} />
      )}
      <Field
        label="Message to each"
        optional
        hint="{name}, {job} and {company} are filled in for each of them."
      >
        <TextArea rows={4} maxLength={MESSAGE_MAX} {...form.text("message")} />
      </Field>
      <div>
        <MessageTemplates text={message} onChoose={(next) => form.change({ message: next })} />
      </div>
    </SmallFormDialog>
  );
}

interface Failed {
  _id: string;
  message?: string | undefined;
}

interface NotMovedProps {
  title: string;
  description: string;
  failed: readonly Failed[];
  names: ReadonlyMap<string, string>;
  onClose: () => void;
}

/** Those that could not be moved, each with the reason. */
const NotMoved = ({ title, description, failed, names, onClose }: NotMovedProps) => (
  <Dialog open onOpenChange={(open) => !open && onClose()}>
    <DialogContent title={title} description={description}>
      <Notice tone="warning" live title={`${countText(failed.length)} could not be moved`}>
        <ul className="mt-1 grid grid-cols-1 gap-1">
          {failed.map(({ _id, message: why }) => (
            <li key={_id}>
              {names.get(_id) ?? "An applicant"}: {why}
            </li>
          ))}
        </ul>
      </Notice>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
      </DialogFooter>
    </DialogContent>
  </Dialog>
);

const countText = (count: number) => (count === 1 ? "1 applicant" : `${count} applicants`);
