import { and, asc, eq, getTableColumns, gt, inArray } from "drizzle-orm";
import { experienceText, placeText, salaryText } from "@cardplaza/contract/jobs/job-rules";
import {
  EMPLOYMENT_TYPE_LABEL,
  EMPLOYMENT_TYPES,
  jobPath,
  WORK_MODE_LABEL,
} from "@cardplaza/contract/jobs/job-words";
import type { SearchEntry, SearchKind } from "../../../registry/search-kind.ts";
import { businessVerifiedUntil } from "../../cards/verified-at.ts";
import { companies, type CompanyRow } from "../../companies/company/companies.table.ts";
import { averageOf } from "../../companies/company/present-company.ts";
import { positionOf } from "../../places/pins.ts";
import { answersTooFew } from "../answers/answers-too-few.ts";
import { employers, type EmployerRow } from "../answers/employers.table.ts";
import { isOffered } from "../job-conditions.ts";
import { selectJobs } from "../posts/found-jobs.ts";
import { shownSalary, slugOfJob } from "../posts/present-job.ts";
import { jobs, type JobRow } from "../posts/jobs.table.ts";
import { mayBeFound, touchOpenJobs } from "./touch-open-jobs.ts";

const slugOf = (type: string) => type.toLowerCase().replace("_", "-");

/** How jobs are found among everything else: in their cities, and hidden with their company. */
export const jobSearchKind: SearchKind = {
  type: "job",
  categoryLabel: "Skill",
  version: 1,
  categories: EMPLOYMENT_TYPES.map((type) => ({ slug: slugOf(type), name: EMPLOYMENT_TYPE_LABEL[type] })),
  hasOneCategory: true,
  servesCities: true,
  servesLabel: "Also in",
  touchLists: touchOpenJobs,
  async entriesOf(db, ids) {
    const rows = await db
      .select({
        job: jobs,
        company: companies,
        provenUntil: businessVerifiedUntil(companies),
        employer: getTableColumns(employers),
      })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .leftJoin(employers, eq(employers.companyId, jobs.companyId))
      .where(mayBeFound(ids));
    return rows.map(({ job, company, provenUntil, employer }) =>
      entryOf(job, company, provenUntil, employer),
    );
  },
  async idsAfter(tx, after, limit) {
    const rows = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(gt(jobs.id, after))
      .orderBy(asc(jobs.id))
      .limit(limit)
      .for("share");
    return rows.map(({ id }) => id);
  },
  async resultsOf(db, ids, now) {
    const rows = await selectJobs(db, now).where(and(inArray(jobs.id, ids), isOffered(now)));
    return rows.map(({ job, company }) => {
      const salary = salaryText({ ...shownSalary(job), period: job.period });
      return {
        _id: job.id,
        title: job.title,
        subtitle: [company.name, EMPLOYMENT_TYPE_LABEL[job.employmentType]].join(" · "),
        image: company.logo || null,
        city: placeText("onsite", job.locations),
        rating: averageOf(company) || null,
        ...(salary && { price: salary }),
        facts: [experienceText(job), ...(job.workMode === "onsite" ? [] : [WORK_MODE_LABEL[job.workMode]])],
        url: jobPath({ slug: slugOfJob(job) }),
      };
    });
  },
};

function entryOf(
  job: JobRow,
  company: CompanyRow,
  verifiedUntil: Date | null,
  employer: EmployerRow | null,
): SearchEntry {
  const [first, ...others] = job.locations;
  const position = first && (positionOf(first.pin) ?? positionOf(first.city));
  return {
    id: job.id,
    ownerId: company.ownerId,
    audience: "all",
    name: job.title,
    otherName: company.name,
    category: [...job.skills, job.department].join(" "),
    categories: [slugOf(job.employmentType)],
    description: job.description,
    city: first?.city ?? "",
    serves: others.map(({ city }) => city),
    state: first?.state ?? "",
    pin: first?.pin ?? "",
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    ratingSum: company.ratingSum,
    ratingCount: company.ratingCount,
    verifiedUntil,
    // People are helped most by those that name the salary. Below what is called a complete profile.
    completeness: job.paiseAYear === null ? 40 : 75,
    // Its plan does not lift a company that leaves people without an answer.
    isSlow: employer !== null && answersTooFew(employer),
    createdAt: job.openedAt ?? job.createdAt,
    updatedAt: job.openedAt ?? job.updatedAt,
  };
}
