import type { Home } from "@cardplaza/contract/home/home";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { JobCard } from "../jobs/job-card.tsx";

export function NewestEntries({ jobs, chapters }: Pick<Home, "jobs" | "chapters">) {
  return (
    <>
      <NewestJobs jobs={jobs} />
      <EntrySection
        title="Chapters meeting this week"
        entries={chapters}
        all={{ to: "/offline-networking", label: "All chapters" }}
      />
    </>
  );
}

function NewestJobs({ jobs }: Pick<Home, "jobs">) {
  if (jobs.length === 0) return null;
  return (
    <Section title="Newest jobs" className="py-8 lg:py-10">
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

interface EntrySectionProps {
  title: string;
  entries: { _id: string; name: string; url: string }[];
  all: { to: string; label: string };
}

function EntrySection({ title, entries, all }: EntrySectionProps) {
  if (entries.length === 0) return null;
  return (
    <Section title={title} className="py-8 lg:py-10">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map(({ _id, name, url }) => (
          <li key={_id}>
            <Link
              to={url}
              className="flex h-full min-h-16 items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 font-medium transition-colors duration-150 hover:border-line-strong"
            >
              <Avatar name={name} decorative />
              <span className="min-w-0 break-words">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <AllLink {...all} />
    </Section>
  );
}
