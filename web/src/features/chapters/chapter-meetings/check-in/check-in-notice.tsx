import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { Notice } from "../../../../ui/notice.tsx";
import type { CheckInState } from "./use-check-in.ts";

/** What became of the check-in, for eyes and ears. */
export function CheckInNotice({ state }: { state: CheckInState | undefined }) {
  if (!state) return null;
  if (state.is === "sending")
    return (
      <p role="status" className="text-sm text-muted">
        Checking you in …
      </p>
    );
  if (state.is === "refused")
    return (
      <Notice tone="danger" live title="Not checked in">
        {state.text}
      </Notice>
    );
  if (state.is === "done")
    return (
      <Notice tone="positive" live title="You are checked in">
        Have a good meeting.
      </Notice>
    );
  return (
    <Notice tone="warning" live title={state.is === "waits" ? "Kept on this phone" : "Almost there"}>
      {state.is === "waits"
        ? "You are offline. We send your check-in when you are back online. Keep this page open."
        : CHAPTER_MEETING_TEXT.pending}
    </Notice>
  );
}
