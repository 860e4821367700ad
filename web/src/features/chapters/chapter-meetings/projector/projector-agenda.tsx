import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";

/** One line for each point, as the officers wrote it. */
export function ProjectorAgenda({ meeting }: { meeting: Pick<ChapterMeeting, "agenda" | "speaker"> }) {
  const points = meeting.agenda
    .split("\n")
    .map((point) => point.trim())
    .filter(Boolean);
  if (points.length === 0 && !meeting.speaker) return <div className="hidden lg:order-first lg:block" />;
  return (
    <section
      aria-label="Agenda"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long one scrolls, also by the keys
      tabIndex={0}
      className="min-h-0 rounded-card lg:order-first lg:overflow-y-auto border border-line bg-raised p-[2.5vmin]"
    >
      <h2 className="text-[clamp(1rem,2.2vmin,1.75rem)] text-muted">Agenda</h2>
      <ol className="mt-[1.5vmin] grid gap-[1.2vmin] text-[clamp(1rem,2.6vmin,2.1rem)] leading-snug">
        {points.map((point, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two points may have the same words
          <li key={at} className="break-words">
            {point}
          </li>
        ))}
      </ol>
      {meeting.speaker && (
        <p className="mt-[2.5vmin] border-t border-line pt-[2vmin] text-[clamp(1rem,2.4vmin,2rem)] break-words">
          <span className="text-muted">Speaker </span>
          {meeting.speaker}
        </p>
      )}
    </section>
  );
}
