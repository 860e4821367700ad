import { dayInWords } from "@cardplaza/contract/date-words";
import type { Job } from "@cardplaza/contract/jobs/job";

/** What changed since the job opened: "Salary changed on 12 May 2026". */
export function JobEdits({ edits }: Pick<Job, "edits">) {
  if (edits.length === 0) return null;
  return (
    <section aria-labelledby="edits">
      <h2 id="edits" className="text-base font-semibold">
        Changes since it was posted
      </h2>
      <ul className="mt-2 grid gap-1 text-sm text-muted">
        {edits.map(({ fields, at }) => (
          <li key={`${at} ${fields.join()}`} className="break-words">
            {listed(fields)} changed on {dayInWords(at)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Salary", "Salary and experience", "Salary, experience and skills" */
function listed([first = "", ...others]: string[]): string {
  const names = [first, ...others.map((name) => name.toLowerCase())];
  return names.length < 2 ? first : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
