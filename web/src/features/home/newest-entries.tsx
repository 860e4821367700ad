import type { Home } from "@cardplaza/contract/home/home";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { JobCard } from "../jobs/job-card.tsx";

interface NewestEntriesProps {
  jobs: Home["jobs"];
  chapters: MeetingChapter[];
}

export function NewestEntries({ jobs, chapters }: NewestEntriesProps) {
  return (
    <>
      <NewestJobs jobs={jobs} />
      <ChaptersThisWeek chapters={chapters} />
    </>
  );
}

function NewestJobs({ jobs }: Pick<Home, "jobs">) {
  if (jobs.length === 0) return null;
  return (
    <Section title="Newest jobs" className="py-8 [--near:94rem] lg:py-10 lg:[--near:41rem]">
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
        {jobs.map((job) => (
          <li key={job._id} className="min-w-0">
            <JobCard job={job} heading="h3" showLogo={false} />
          </li>
        ))}
      </ul>
      <AllLink to="/jobs" label="All jobs" />
    </Section>
  );
}

function AllLink({ to, label }: { to: string; label: string }) {
  return (
    <Button asChild variant="link" className="mt-6">
      <Link to={to}>
        {label} <ArrowRight />
      </Link>
    </Button>
  );
}

/** A chapter with its next meeting in words. */
type MeetingChapter = Home["chapters"][number] & { when: string };

function ChaptersThisWeek({ chapters }: { chapters: MeetingChapter[] }) {
  if (chapters.length === 0) return null;
  return (
    <Section title="Chapters meeting this week" className="py-8 [--near:28rem] lg:py-10 lg:[--near:18rem]">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {chapters.map(({ _id, name, city, url, startsAt, when }) => (
          <li key={_id}>
            <Link
              to={url}
              className="flex h-full min-h-16 items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 transition-colors duration-150 hover:border-line-strong"
            >
              <Avatar name={name} decorative />
              <span className="min-w-0">
                <span className="block font-medium break-words">{name}</span>
                <span className="block text-sm text-muted">
                  <time dateTime={startsAt}>{when}</time> · {city}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <AllLink to="/offline-networking" label="All chapters" />
    </Section>
  );
}
