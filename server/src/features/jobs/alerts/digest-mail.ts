import { alertPath } from "@cardplaza/contract/jobs/alert-rules";
import type { JobContext } from "../../../context.ts";
import { withInertLinks } from "../../outgoing/inert-links.ts";
import type { JobAlertRow } from "./alerts.table.ts";
import type { NewJob } from "./new-jobs.ts";

/** What is new for one member. */
export interface Digest {
  alerts: { alert: JobAlertRow; jobs: NewJob[] }[];
  /** Of companies that they follow. */
  followed: NewJob[];
}

const LISTED = 10;

/** One mail with all of it. */
export function digestMail({ origin }: Pick<JobContext, "origin">, { alerts, followed }: Digest) {
  const count = new Set([...alerts.flatMap(({ jobs }) => jobs), ...followed]).size;
  const news = count === 1 ? "1 new job" : `${count} new jobs`;
  const list = (heading: string, jobs: NewJob[]) => ({
    heading: withInertLinks(jobs.length > LISTED ? `${heading}: ${LISTED} of ${jobs.length}` : heading),
    items: jobs.slice(0, LISTED).map(({ title, company, facts, path }) => ({
      title: withInertLinks(title),
      url: `${origin}${path}`,
      lines: [company, facts].map(withInertLinks),
    })),
  });
  const [first] = alerts;
  const only = alerts.length === 1 && followed.length === 0 ? first : undefined;
  return {
    subject: only ? `${news}: ${only.alert.name}` : `${news} for you`,
    paragraphs: [],
    lists: [
      ...alerts.map(({ alert, jobs }) => list(alert.name, jobs)),
      ...(followed.length > 0 ? [list("At companies that you follow", followed)] : []),
    ],
    button: { label: "See all", url: `${origin}${first ? alertPath(first.alert.filters) : "/jobs"}` },
  };
}
