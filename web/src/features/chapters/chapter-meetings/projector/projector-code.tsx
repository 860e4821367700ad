import { cn } from "../../../../ui/class-names.ts";
import { CodePicture } from "../code/code-picture.tsx";
import { useCode } from "../code/use-code.ts";

interface ProjectorCodeProps {
  meetingId: string;
  /** Until the meeting begins, for the whole room. */
  isLarge: boolean;
}

/** The check-in code: large while people arrive, then in the corner for those who come during the agenda. */
export function ProjectorCode({ meetingId, isLarge }: ProjectorCodeProps) {
  return (
    <section
      aria-label="Check-in"
      className={cn(
        "grid shrink-0 justify-items-center gap-[1.2vmin]",
        isLarge ? "content-center" : "lg:absolute lg:right-[2.5vmin] lg:bottom-[2.5vmin]",
      )}
    >
      <p
        className={cn(
          "font-medium",
          isLarge ? "text-[clamp(1.5rem,5vmin,4rem)]" : "text-[clamp(1rem,2.4vmin,2rem)]",
        )}
      >
        Scan to check in
      </p>
      <div className={cn(isLarge && "text-[clamp(1.5rem,5vmin,4rem)]")}>
        <CodePicture
          code={useCode(meetingId)}
          className={isLarge ? "w-[min(50vmin,86vw)]" : "w-[clamp(9rem,26vmin,20rem)]"}
        />
      </div>
    </section>
  );
}
