import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { MAX_FORWARDS } from "@cardplaza/contract/enquiries/enquiry-words";
import { usuallyReplies } from "@cardplaza/contract/enquiries/reply-time";
import { type FormEvent, useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useForward, useOthers } from "../use-enquiry.ts";

interface ForwardDialogProps {
  enquiry: Enquiry;
  onClose: () => void;
}

export function ForwardDialog({ enquiry, onClose }: ForwardDialogProps) {
  const { data: others, isError, isFetching, refetch } = useOthers(enquiry._id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const forward = useForward(enquiry._id);
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen.length === 0 || forward.isPending) return;
    forward.mutate([...chosen], {
      onSuccess: () => {
        toast({ title: "Enquiry sent", description: "You can find it under Sent." });
        onClose();
      },
    });
  };
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
          <form onSubmit={submit} className="grid grid-cols-1 gap-3">
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
            {(forward.error || (tried && chosen.length === 0)) && (
              <Notice tone="danger" live>
                {forward.error ? problemText(forward.error) : "Choose who to ask."}
              </Notice>
            )}
            <DialogFooter>
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" busy={forward.isPending}>
                Send
              </Button>
            </DialogFooter>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}
