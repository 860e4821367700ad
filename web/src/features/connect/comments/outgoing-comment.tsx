import { LoaderCircle } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import type { Outgoing } from "./use-sending.ts";

interface OutgoingCommentProps {
  item: Outgoing;
  onAgain: () => void;
  onDrop: () => void;
}

/** A comment that the server does not have yet. */
export function OutgoingComment({ item: { text, problem }, onAgain, onDrop }: OutgoingCommentProps) {
  return (
    <div className="ml-11 min-w-0 text-sm">
      <p className="rounded-card bg-sunken px-3.5 py-2.5 break-words whitespace-pre-line opacity-75">
        {text.body}
      </p>
      {problem === undefined ? (
        <p role="status" className="mt-1 flex items-center gap-1.5 text-xs text-muted">
          <LoaderCircle aria-hidden="true" className="size-3.5 animate-spin" /> Sending
        </p>
      ) : (
        <div role="alert" className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
          <p className="min-w-0 break-words text-danger">
            <span className="font-semibold">Not sent.</span> {problem}
          </p>
          <Button variant="link" size="sm" onClick={onAgain}>
            Try again
          </Button>
          <Button variant="link" size="sm" onClick={onDrop}>
            Discard
          </Button>
        </div>
      )}
    </div>
  );
}
