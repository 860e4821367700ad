import { CodePicture } from "../code/code-picture.tsx";
import { useCode } from "../code/use-code.ts";

/** The check-in code in the corner, for those who come during the agenda. */
export function ProjectorCode({ meetingId }: { meetingId: string }) {
  return (
    <section
      aria-label="Check-in"
      className="grid shrink-0 justify-items-center gap-[1.2vmin] lg:absolute lg:right-[2.5vmin] lg:bottom-[2.5vmin]"
    >
      <p className="text-[clamp(1rem,2.4vmin,2rem)] font-medium">Scan to check in</p>
      <CodePicture code={useCode(meetingId)} className="w-[clamp(9rem,26vmin,20rem)]" />
    </section>
  );
}
