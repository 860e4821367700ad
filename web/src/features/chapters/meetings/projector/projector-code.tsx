import { CodePicture } from "../code/code-picture.tsx";
import { useCode } from "../code/use-code.ts";

/** The check-in code in the corner, for those who come during the agenda. */
export function ProjectorCode({ meetingId }: { meetingId: string }) {
  return (
    <section aria-label="Check-in" className="grid justify-items-center gap-2 text-sm">
      <p className="font-medium text-muted">Scan to check in</p>
      <CodePicture code={useCode(meetingId)} className="w-[clamp(9rem,20vmin,16rem)]" />
    </section>
  );
}
