import type { Interview } from "@cardplaza/contract/jobs/application";
import { INTERVIEW_MODE_LABEL } from "@cardplaza/contract/jobs/application-words";

/** "Interview: by video, https://…"; the address of a meeting can be opened. */
export function InterviewPlace({ interview: { mode, place } }: { interview: Interview }) {
  return (
    <p className="text-sm font-semibold break-words">
      Interview: {INTERVIEW_MODE_LABEL[mode].toLowerCase()}
      {place && (
        <span className="font-normal">
          , {/^https:\/\/\S+$/.test(place) ? <MeetingLink url={place} /> : place}
        </span>
      )}
    </p>
  );
}

function MeetingLink({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-brand-strong underline underline-offset-4"
    >
      {url}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
