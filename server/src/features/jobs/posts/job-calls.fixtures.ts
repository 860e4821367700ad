import { eq } from "drizzle-orm";
import type { JobAction } from "@cardplaza/contract/jobs/job-words";
import { dateInIndia, DAY_MS } from "@cardplaza/contract/time";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { jobs } from "./jobs.table.ts";

/** What a job needs to open, beside its title. */
export const COMPLETE = {
  description:
    "Keep the books of a workshop with forty people: purchases, sales, GST returns and the bank, with Tally.",
  department: "Accounts",
  employmentType: "FULL_TIME",
  workMode: "hybrid",
  locations: [{ city: "Poona", state: "Maharashtra", pin: "411026" }],
  expMin: 2,
  expMax: 4,
  salaryMinPaise: 5_000_000,
  salaryMaxPaise: 7_500_000,
  period: "MONTH",
  skills: ["Tally", "GST"],
  education: "Graduate",
  openings: 2,
  noticeMaxDays: 30,
} as const;

/** What a team does with its jobs, with the calls of the screens. */
export function jobCalls(app: TestApp) {
  const call = (as: Person | undefined, method: string, path: string, body?: object) =>
    app.call(method, `/api/jobs${path}`, { as, body });
  const create = (as: Person, body: object = {}) =>
    call(as, "POST", "", { title: "Accountant", ...COMPLETE, ...body });
  const move = (as: Person, id: string, action: JobAction, validThrough?: string) =>
    call(as, "POST", `/${id}/status`, { action, validThrough });
  const mine = async (as: Person, query = "") => (await call(as, "GET", `/mine${query}`)).json;
  const rowOf = async (id: string) => (await app.db.select().from(jobs).where(eq(jobs.id, id)))[0];
  /** The date so many days from today in India. */
  const inDays = (days: number) => dateInIndia(new Date(app.clock.now().getTime() + days * DAY_MS));
  return { call, create, move, mine, rowOf, inDays };
}
