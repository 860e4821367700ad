import type { Company } from "@cardplaza/contract/companies/companies";
import { clockText, dayInWords } from "@cardplaza/contract/date-words";
import { WORK_MODE_LABEL } from "@cardplaza/contract/jobs/job-words";
import { useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Chip } from "../../../ui/chip.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { JobCard } from "../job-card.tsx";
import { Description } from "../page/description.tsx";
import { checkDraft } from "./check-job.ts";
import { fieldsOf, type JobValues } from "./job-values.ts";

interface JobPreviewProps {
  company: Pick<Company, "name" | "logo" | "badges">;
}

/** The job as people will find it: its card in the list, and below it what its page says. */
export function JobPreview({ company }: JobPreviewProps) {
  const { control } = useFormContext<JobValues>();
  // Deferred: typing must stay smooth.
  const typed = useDeferredValue(useWatch({ control })) as JobValues;
  const shown = shownJob(typed);
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-sm font-medium text-muted">Preview</h2>
      <JobCard
        heading="h3"
        className="h-auto"
        job={{
          ...shown,
          title: shown.title || "Job title",
          openedAt: null,
          company: { ...company, replyRate: null },
        }}
      />
      <Panel className="grid grid-cols-1 gap-4 text-sm sm:p-5">
        {shown.description ? (
          <Description text={shown.description} />
        ) : (
          <p className="text-muted">The description appears here.</p>
        )}
        {shown.skills.length > 0 && (
          <ul aria-label="Skills" className="flex flex-wrap gap-1.5">
            {shown.skills.map((skill) => (
              <li key={skill} className="max-w-full">
                <Chip>{skill}</Chip>
              </li>
            ))}
          </ul>
        )}
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
          {factsOf(shown).map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
        {shown.questions.length > 0 && (
          <div>
            <p className="text-muted">Asked of everybody who applies</p>
            <ul className="mt-1 list-disc pl-5">
              {shown.questions.map(({ key, text }) => (
                <li key={key} className="break-words">
                  {text || "…"}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Panel>
    </div>
  );
}

/** What is wrong is left out until it is right. */
function shownJob(typed: JobValues) {
  const wrong = checkDraft(typed);
  const fields = fieldsOf({
    ...typed,
    ...(wrong.expMin && { expMin: "0" }),
    ...((wrong.expMin || wrong.expMax) && { expMax: "" }),
    ...(wrong.openings && { openings: "1" }),
  });
  const isPayShown = !typed.salaryHidden && !wrong.salaryMin && !wrong.salaryMax;
  return {
    ...fields,
    ...(!isPayShown && { salaryMinPaise: null, salaryMaxPaise: null }),
    locations: fields.locations.filter(({ city }) => city.trim() !== ""),
  };
}

type ShownFields = ReturnType<typeof shownJob>;

const factsOf = (job: ShownFields): [string, string][] => [
  ...(job.department ? [["Department", job.department] as [string, string]] : []),
  ["Openings", String(job.openings)],
  ["Place of work", placesOf(job)],
  ["Education", job.education || "Any"],
  ["Notice period", noticeOf(job.noticeMaxDays)],
  ["To apply", wayOf(job)],
  ...(job.validThrough ? [["Last day", dayInWords(job.validThrough)] as [string, string]] : []),
];

const placesOf = ({ workMode, locations }: ShownFields) =>
  [WORK_MODE_LABEL[workMode], ...locations.map(({ city, state }) => [city, state].filter(Boolean).join(", "))]
    .filter(Boolean)
    .join(" · ");

const noticeOf = (days: number | null) =>
  days === null ? "Any" : days === 0 ? "Can join at once" : `Up to ${days} days`;

function wayOf({ applyMode, applyUrl, walkIn }: ShownFields): string {
  if (applyMode === "internal") return "Here, with a resume";
  if (applyMode === "external") return applyUrl.replace(/^https?:\/\//, "") || "On another website";
  return walkIn
    ? `Walk in on ${dayInWords(walkIn.date)} at ${clockText(walkIn.time)}: ${walkIn.venue}`
    : "Walk in";
}
