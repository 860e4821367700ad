import type { Home } from "@cardplaza/contract/home/home";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";

export function NewestEntries({ jobs, chapters }: Pick<Home, "jobs" | "chapters">) {
  return (
    <>
      <EntrySection
        title="Newest jobs"
        entries={jobs.map((job) => ({ ...job, name: job.title }))}
        all={{ to: "/jobs", label: "All jobs" }}
      />
      <EntrySection
        title="Chapters meeting this week"
        entries={chapters}
        all={{ to: "/offline-networking", label: "All chapters" }}
      />
    </>
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
      <Button asChild variant="link" className="mt-6">
        <Link to={all.to}>
          {all.label} <ArrowRight />
        </Link>
      </Button>
    </Section>
  );
}
