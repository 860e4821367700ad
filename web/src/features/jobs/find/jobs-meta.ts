import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../../../lib/page-meta.ts";
import {
  JOB_TAB_LABEL,
  jobsHeading,
  jobsPath,
  jobsQuery,
  NO_FILTERS,
  PUBLIC_SHELL,
  type JobsAddress,
} from "../job-address.ts";

/** What search engines and messengers learn of the list. Only the list of all India or of one city is for them. */
export function jobsMeta(
  jobs: JobsAddress,
  { origin, isEmpty }: { origin: string; isEmpty: boolean },
): MetaDescriptor[] {
  const plain: JobsAddress = { ...jobs, ...NO_FILTERS, tab: "find", q: "", sort: "relevance" };
  const isPlain = jobs.tab === "find" && jobs.city.length <= 1 && isSame(jobs, plain);
  const heading = jobs.tab === "find" ? jobsHeading(jobs) : `${JOB_TAB_LABEL[jobs.tab]} jobs`;
  return [
    ...pageMeta({
      origin,
      path: jobsPath(PUBLIC_SHELL, plain, { page: jobs.page }),
      title: jobs.city.length === 0 && jobs.tab === "find" ? `${heading} in India` : heading,
      description: `${heading} with pay, experience and place in plain words, from companies that show how many applicants they answer.`,
      picture: "jobs",
    }),
    ...(isPlain && !isEmpty ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}

const isSame = (one: JobsAddress, other: JobsAddress) =>
  JSON.stringify(jobsQuery(one)) === JSON.stringify(jobsQuery(other));
