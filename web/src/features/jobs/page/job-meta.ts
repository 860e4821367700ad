import type { Job } from "@cardplaza/contract/jobs/job";
import { experienceText, placeText, salaryText } from "@cardplaza/contract/jobs/job-rules";
import { JOB_FILES, jobPath } from "@cardplaza/contract/jobs/job-words";
import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../../../lib/page-meta.ts";
import { jobData } from "./job-data.ts";

const LONGEST_DESCRIPTION = 160;

/** What search engines and messengers learn of a job. One that is not open is not for search engines. */
export function jobMeta(job: Job, origin: string): MetaDescriptor[] {
  const { title, company } = job;
  // Only the team gets a hidden salary at all; it is not passed on from there.
  const salary = job.salaryHidden ? "" : salaryText(job);
  const line = [salary, experienceText(job), placeText(job.workMode, job.locations)]
    .filter(Boolean)
    .join(" · ");
  const data = jobData(job, origin);
  return [
    ...pageMeta({
      origin,
      path: jobPath(job),
      title: `${title} · ${company.name}`,
      description: cut(`${line}. ${company.name}. ${job.description.replaceAll(/\s+/g, " ")}`),
      picture: { path: JOB_FILES.preview(job._id, job.updated_at) },
    }),
    ...(data ? [{ "script:ld+json": data }] : [{ name: "robots", content: "noindex" }]),
    { "script:ld+json": breadcrumbs(job, origin) },
  ];
}

const TRAIL = [
  { name: "Home", path: "/" },
  { name: "Jobs", path: "/jobs" },
];

/** The way to a job: home, all jobs, those of its city. */
export function trailOf({ workMode, locations }: Pick<Job, "workMode" | "locations">) {
  const city = workMode === "remote" ? undefined : locations[0]?.city;
  return city ? [...TRAIL, { name: city, path: `/jobs?city=${encodeURIComponent(city)}` }] : TRAIL;
}

const breadcrumbs = (job: Job, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [...trailOf(job), { name: job.title, path: jobPath(job) }].map(({ name, path }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: origin + path,
  })),
});

const cut = (text: string) =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…`;
