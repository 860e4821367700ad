import { alertPath } from "@cardplaza/contract/jobs/alert-rules";
import type { JobContext } from "../../../context.ts";
import { withInertLinks } from "../../outgoing/inert-links.ts";
import type { JobAlertRow } from "./alerts.table.ts";
import type { NewJob } from "./new-jobs.ts";

/** What is new for one member. */
export interface Digest {
  alerts: { alert: JobAlertRow; jobs: NewJob[] }[];
  /** New jobs of companies that the member follows. */
  followed: NewJob[];
}

export const isEmpty = ({ alerts, followed }: Digest) => alerts.length + followed.length === 0;

const LISTED = 10;

/** One mail with all of it. A job that matches several alerts, or that an alert found, is listed once. */
export function digestMail({ origin }: Pick<JobContext, "origin">, { alerts, ...digest }: Digest) {
  const matched = new Set(alerts.flatMap(({ jobs }) => jobs));
  const followed = digest.followed.filter((job) => !matched.has(job));
  const count = new Set([...matched, ...followed]).size;
  const news = count === 1 ? "1 new job" : `${count} new jobs`;
  const listed = new Set<NewJob>();
  const list = (heading: string, all: NewJob[]) => {
    const jobs = all.filter((job) => !listed.has(job));
    const shown = jobs.slice(0, LISTED);
    for (const job of shown) listed.add(job);
    const items = shown.map(({ title, company, facts, path }) => ({
      title: withInertLinks(title),
      url: `${origin}${path}`,
      lines: [company, facts].map(withInertLinks),
    }));
    const many = jobs.length > LISTED ? `: ${LISTED} of ${jobs.length}` : "";
    return items.length > 0 ? [{ heading: withInertLinks(`${heading}${many}`), items }] : [];
  };
  const [first] = alerts;
  const only = alerts.length === 1 && followed.length === 0 ? first : undefined;
  return {
    subject: only ? `${news}: ${only.alert.name}` : `${news} for you`,
    paragraphs: [],
    lists: [
      ...alerts.flatMap(({ alert, jobs }) => list(alert.name, jobs)),
      ...list("At companies that you follow", followed),
    ],
    button:
      alerts.length > 1
        ? { label: "My alerts", url: `${origin}/jobs?tab=alerts` }
        : { label: "See all", url: `${origin}${first ? alertPath(first.alert.filters) : "/jobs"}` },
  };
}
