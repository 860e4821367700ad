import { createHash } from "node:crypto";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import { experienceText, salaryText } from "@cardplaza/contract/jobs/job-rules";
import { EMPLOYMENT_TYPE_LABEL, jobPath, WORK_MODE_LABEL } from "@cardplaza/contract/jobs/job-words";
import type { Context } from "../../../context.ts";
import { fileResponse } from "../../../platform/http/file-response.ts";
import { textStream } from "../../../platform/http/text-stream.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { selectJobs, type FoundJob } from "../posts/found-jobs.ts";
import { isOffered } from "../job-conditions.ts";
import { shownSalary, slugOfJob } from "../posts/present-job.ts";
import { jobs } from "../posts/jobs.table.ts";
import { openJobs } from "./open-jobs.table.ts";

const JOBS_A_FEED = 1_000;
const BATCH = 100;
const CACHE = "public, max-age=900";

type Feeding = Pick<Context, "db" | "now" | "origin">;

/** Open jobs in the format that job sites read, the newest first; the next page is named in the header `Link`. */
export async function serveJobFeed(ctx: Feeding, page: number): Promise<ApiResponse<RawBody>> {
  const rows = await ctx.db
    .select({ id: openJobs.jobId, updatedAt: jobs.updatedAt, company: companies.updatedAt })
    .from(openJobs)
    .innerJoin(jobs, eq(jobs.id, openJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isOffered(ctx.now))
    .orderBy(desc(openJobs.openedAt), desc(openJobs.jobId))
    .limit(JOBS_A_FEED + 1)
    .offset((page - 1) * JOBS_A_FEED);
  const version = createHash("md5").update(JSON.stringify(rows)).digest("base64url");
  const ids = rows.slice(0, JOBS_A_FEED).map(({ id }) => id);
  const next = `<${ctx.origin}/api/jobs/feed.xml?page=${page + 1}>; rel="next"`;
  return fileResponse(textStream(feedOf(ctx, ids)), {
    version,
    headers: { "cache-control": CACHE, ...(rows.length > JOBS_A_FEED && { link: next }) },
  });
}

async function* feedOf({ db, now, origin }: Feeding, ids: string[]) {
  yield `<?xml version="1.0" encoding="utf-8"?>\n<source>\n${fieldsOf({
    publisher: "Cardplaza",
    publisherurl: origin,
    lastBuildDate: now.toUTCString(),
  })}`;
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const rows = await selectJobs(db, now).where(and(inArray(jobs.id, batch), isOffered(now)));
    const byId = new Map(rows.map((row) => [row.job.id, row]));
    yield batch
      .flatMap((id) => byId.get(id) ?? [])
      .map((found) => `<job>\n${fieldsOf(jobFields(found, origin))}</job>\n`)
      .join("");
  }
  yield "</source>\n";
}

function jobFields({ job, company }: FoundJob, origin: string): Record<string, string> {
  const [place] = job.locations;
  return {
    title: job.title,
    date: (job.openedAt ?? job.createdAt).toUTCString(),
    referencenumber: job.id,
    url: origin + jobPath({ slug: slugOfJob(job) }),
    company: company.name,
    city: place?.city ?? "",
    state: place?.state ?? "",
    country: "IN",
    postalcode: place?.pin ?? "",
    description: job.description,
    salary: salaryText({ ...shownSalary(job), period: job.period }),
    education: job.education,
    jobtype: EMPLOYMENT_TYPE_LABEL[job.employmentType],
    category: job.department,
    experience: experienceText(job),
    remotetype: job.workMode === "onsite" ? "" : WORK_MODE_LABEL[job.workMode],
    expirationdate: job.validThrough,
  };
}

/** Fields without a text are left out. */
const fieldsOf = (fields: Record<string, string>) =>
  Object.entries(fields)
    .flatMap(([name, text]) => (text === "" ? [] : [`<${name}>${cdata(text)}</${name}>\n`]))
    .join("");

// What XML 1.0 does not allow, however it is written.
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Any text, also one that would end the section itself. */
const cdata = (text: string) =>
  `<![CDATA[${text.toWellFormed().replaceAll(NOT_XML, "").replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
