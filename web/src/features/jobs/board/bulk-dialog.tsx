import type { Applicant } from "@cardplaza/contract/jobs/application";
import { isBackMove, needsReason } from "@cardplaza/contract/jobs/application-rules";
import { MESSAGE_MAX, type MovableStage, STAGE_LABEL } from "@cardplaza/contract/jobs/application-words";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { MessageTemplates } from "./message-templates.tsx";
import { NO_REASON, ReasonFields, sentReason } from "./reason-fields.tsx";
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
  const [reason, setReason] = useState(NO_REASON);
  const [message, setMessage] = useState("");
  const refresh = useRefreshBoard(jobId);
  const asksReason = chosen.some(({ stage }) => needsReason(stage, to));
  const sent = asksReason ? sentReason(to, reason) : "";
  const isReady = !asksReason || sent !== "";
  const move = useMutation({
    mutationFn: () =>
      api["POST /api/applications/bulk"]({
        body: {
          ids: chosen.map(({ _id }) => _id),
          stage: to,
          ...(sent && { reason: sent }),
          ...(message.trim() && { message: message.trim() }),
        },
      }),
    onSuccess: ({ results }) => {
      void refresh();
      const failed = results.filter(({ done }) => !done);
      onDone(failed.map(({ _id }) => _id));
      if (failed.length > 0) return;
      toast({ title: `${countText(results.length)} moved to “${STAGE_LABEL[to]}”` });
      onClose();
    },
  });
  const failed = move.data?.results.filter(({ done }) => !done) ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !move.isPending) move.mutate();
  };
  const back = chosen.filter(({ stage }) => isBackMove(stage, to)).length;
  // Those that were moved are not chosen any more, but their names are still needed here.
  const [names] = useState(() => new Map(chosen.map(({ _id, name }) => [_id, name])));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`Move ${countText(names.size)} to “${STAGE_LABEL[to]}”`}
        description="We'll notify each of them by bell and e-mail."
      >
        {move.data ? (
          <>
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
          </>
        ) : (
          <form onSubmit={submit} className="grid grid-cols-1 gap-4">
            {back > 0 && (
              <Notice>
                {back === 1 ? "1 of them moves back" : `${back} of them move back`}, which needs a reason.
              </Notice>
            )}
            {asksReason && <ReasonFields to={to} reason={reason} onChange={setReason} />}
            <Field
              label="Message to each"
              optional
              hint="{name}, {job} and {company} are filled in for each of them."
            >
              <TextArea
                rows={4}
                maxLength={MESSAGE_MAX}
                value={message}
                onChange={(event) => setMessage(event.target.value)}
              />
            </Field>
            <div>
              <MessageTemplates text={message} onChoose={setMessage} />
            </div>
            {move.error && (
              <Notice tone="danger" live>
                {problemText(move.error)}
              </Notice>
            )}
            <DialogFooter>
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
              <Button
                type="submit"
                busy={move.isPending}
                variant={to === "rejected" ? "danger" : "primary"}
                aria-disabled={!isReady}
              >
                Move {countText(names.size)}
              </Button>
            </DialogFooter>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

const countText = (count: number) => (count === 1 ? "1 applicant" : `${count} applicants`);
