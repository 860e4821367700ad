import { CodePicture } from "../code/code-picture.tsx";
import { useCode } from "../code/use-code.ts";

/** The check-in code in the corner, for those who come during the agenda. */
export function ProjectorCode({ meetingId }: { meetingId: string }) {
  return (
    <section aria-label="Check-in" className="flex shrink-0 items-center gap-[2vmin]">
      <CodePicture code={useCode(meetingId)} className="w-[clamp(9rem,24vmin,18rem)]" />
      <p className="min-w-0 text-[clamp(1rem,2.4vmin,2rem)] leading-snug font-medium text-balance">
        Scan to check in
      </p>
    </section>
  );
}
