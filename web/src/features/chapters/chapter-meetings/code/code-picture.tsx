import { CODE_STEP_SECONDS } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { cn } from "../../../../ui/class-names.ts";
import { Spinner } from "../../../../ui/spinner.tsx";
import { spacedCode } from "../check-in/code-of-text.ts";
import { useTicks } from "../use-ticks.ts";
import type { useCode } from "./use-code.ts";

interface CodePictureProps {
  code: ReturnType<typeof useCode>;
  /** How large the picture is. */
  className: string;
}

/** The QR code, the code to type and the time until the next one. One that is too old is not shown. */
export function CodePicture({ code, className }: CodePictureProps) {
  const now = code.serverNow(useTicks(250));
  const { data } = code;
  const isOld = !data || now >= Date.parse(data.validUntil);
  return (
    <div className="grid justify-items-center gap-3">
      <div
        className={cn(
          "grid aspect-square place-items-center rounded-card bg-white p-3 text-black",
          className,
        )}
      >
        {isOld ? (
          <p role="status" className="grid justify-items-center gap-3 p-4 text-center text-sm">
            <Spinner className="size-6" />
            {code.isError ? "You are offline. The code comes back with the network." : "Next code"}
          </p>
        ) : (
          <img
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(data.svg)}`}
            alt="QR code for the check-in"
            className="size-full"
          />
        )}
      </div>
      <p className="flex items-center gap-3 font-semibold tabular-nums">
        <Ring share={data && !isOld ? (Date.parse(data.changesAt) - now) / (CODE_STEP_SECONDS * 1000) : 0} />
        <span className="tracking-wider">{data && !isOld ? spacedCode(data.digits) : "· · ·"}</span>
      </p>
    </div>
  );
}

/** The time until the next code, as a ring that empties. */
function Ring({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 -rotate-90">
      <circle cx="12" cy="12" r="9" fill="none" strokeWidth="4" className="stroke-line" />
      <circle
        cx="12"
        cy="12"
        r="9"
        fill="none"
        strokeWidth="4"
        pathLength="100"
        strokeDasharray="100"
        strokeDashoffset={100 - 100 * Math.min(1, Math.max(0, share))}
        className="stroke-brand"
      />
    </svg>
  );
}
