import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { MAX_FORWARDS } from "@cardplaza/contract/enquiries/enquiry-words";
import { usuallyReplies } from "@cardplaza/contract/enquiries/reply-time";
import { SmallFormProblem } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useForward, useOthers } from "../use-enquiry.ts";

interface ForwardDialogProps {
  enquiry: Enquiry;
  onClose: () => void;
}

export function ForwardDialog({ enquiry, onClose }: ForwardDialogProps) {
  const { data: others, isError, isFetching, refetch } = useOthers(enquiry._id);
  const forward = useForward(enquiry._id);
  const form = useSmallForm({
    begin: { targetIds: [] as readonly string[] },
    check: ({ targetIds }) => ({ targetIds: targetIds.length === 0 && "Choose who to ask." }),
    send: ({ targetIds }) => forward.mutateAsync([...targetIds]),
    onSent() {
      toast({ title: "Enquiry sent", description: "You can find it under Sent." });
      onClose();
    },
    problemAt: "targetIds",
  });
  const chosen = form.values.targetIds;
  const toggle = (id: string) =>
    form.change({ targetIds: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id] });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Ask other businesses"
        description={`Choose up to ${MAX_FORWARDS}. They see your enquiry, not your conversation here.`}
      >
        {isError ? (
          <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
        ) : !others ? (
          <LoadingArea label="Looking for other businesses">
            <SkeletonText lines={4} />
          </LoadingArea>
        ) : others.length === 0 ? (
          <EmptyState
            drawing="search"
            title="No other matches yet"
            text="Search the businesses to find one."
          />
        ) : (
          <form {...form.props} className="grid grid-cols-1 gap-3">
            {others.map(({ _id, name, replyMedianMin }) => (
              <Checkbox
                key={_id}
                label={name}
                hint={replyMedianMin === null ? undefined : usuallyReplies(replyMedianMin)}
                checked={chosen.includes(_id)}
                disabled={!chosen.includes(_id) && chosen.length >= MAX_FORWARDS}
                onChange={() => toggle(_id)}
              />
            ))}
            <SmallFormProblem text={form.problems.targetIds} />
            <DialogFooter>
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" busy={form.isSending}>
                Send
              </Button>
            </DialogFooter>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}
