import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { CODE_LIFE_SECONDS } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { problemText } from "../../../../lib/problem-text.ts";
import { ApiError } from "../../../../lib/api.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { Dialog, DialogContent } from "../../../../ui/overlays/dialog.tsx";
import { useWakeLock } from "../projector/use-wake-lock.ts";
import { CodePicture } from "./code-picture.tsx";
import { useCode } from "./use-code.ts";

/** The code on the whole screen of the officer's phone or laptop: members hold their phones in front of it. */
export function CodeDialog({ meeting, onClose }: { meeting: ChapterMeeting; onClose: () => void }) {
  const code = useCode(meeting._id);
  useWakeLock();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Scan to check in"
        description={`Each code works for ${CODE_LIFE_SECONDS} seconds. Photos of it will not work.`}
        className="h-dvh max-h-none w-screen max-w-none rounded-none border-0"
      >
        <div
          data-fills-screen=""
          className="grid min-h-[70dvh] content-center justify-items-center gap-6 text-xl"
        >
          {code.error instanceof ApiError ? (
            <Notice tone="danger" live>
              {problemText(code.error)}
            </Notice>
          ) : (
            <CodePicture code={code} className="w-[min(86vw,62dvh)]" />
          )}
          <p role="status" className="font-semibold tabular-nums">
            {`${code.data?.present ?? meeting.present} present`}
          </p>
        </div>
      </DialogContent>
    </Dialog>
  );
}
