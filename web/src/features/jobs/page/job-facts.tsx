import { clockText, dayInWords } from "@cardplaza/contract/date-words";
import type { Job } from "@cardplaza/contract/jobs/job";
import { experienceText, salaryText } from "@cardplaza/contract/jobs/job-rules";
import { EMPLOYMENT_TYPE_LABEL } from "@cardplaza/contract/jobs/job-words";
import { FactRow } from "../../../ui/fact-row.tsx";

const JOB_NUMBER = "Job number";

/** Everything about the job that fits into a line. */
export function JobFacts({ job }: { job: Job }) {
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-xl">
        At a glance
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 text-sm break-words">
        {factsOf(job).map(([label, value]) => (
          <FactRow key={label} label={label}>
            {label === JOB_NUMBER ? <span className="text-xs whitespace-nowrap">{value}</span> : value}
          </FactRow>
        ))}
      </dl>
    </section>
  );
}

function factsOf(job: Job): [string, string][] {
  const { noticeMaxDays, walkIn } = job;
  const facts: [string, string][] = [
    ["Salary", salaryText(job) || "Not shown"],
    ["Experience", experienceText(job)],
    ["Place", placesText(job)],
    ["Kind of job", EMPLOYMENT_TYPE_LABEL[job.employmentType]],
    ["Education", job.education],
    ["Openings", job.openings.toLocaleString("en-IN")],
    ["Department", job.department],
    ["Notice period", noticeMaxDays === null ? "" : noticeText(noticeMaxDays)],
    ["Walk-in", walkIn ? `${dayInWords(walkIn.date)}, ${clockText(walkIn.time)}, ${walkIn.venue}` : ""],
    ["Apply by", job.status === "open" ? dayInWords(job.validThrough) : ""],
    [JOB_NUMBER, job._id],
  ];
  return facts.filter(([, value]) => value !== "");
}

const noticeText = (days: number) => (days === 0 ? "Can join at once" : `At most ${days} days`);

function placesText({ workMode, locations }: Job): string {
  if (workMode === "remote") return "Remote, anywhere in India";
  const places = locations.map(({ city, state, pin }) => [city, state, pin].filter(Boolean).join(", "));
  return `${places.join("; ")}, India${workMode === "hybrid" ? " (Hybrid)" : ""}`;
}
