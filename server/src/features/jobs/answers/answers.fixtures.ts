import { newId } from "../../../platform/ids.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { applications, type ApplicationRow } from "../applications/applications.table.ts";
import type { JobRow } from "../posts/jobs.table.ts";

export type Waiting = Partial<ApplicationRow> & {
  /** The applicant; without one, each is by a new member. */
  member?: string;
};

/** Inserts applications that wait for an answer straight into the database; each test sets what differs. */
export async function insertWaiting(
  app: Pick<TestApp, "db">,
  job: Pick<JobRow, "id" | "companyId">,
  count: number,
  { member, ...fields }: Waiting = {},
): Promise<ApplicationRow[]> {
  const appliedAt = fields.appliedAt ?? new Date();
  const people = Array.from({ length: count }, () => member ?? newId());
  if (!member) {
    const at = { createdAt: appliedAt, updatedAt: appliedAt, lastActiveAt: appliedAt };
    await app.db
      .insert(members)
      .values(
        people.map((id) => ({ id, name: "Sunil", email: `${id}@example.com`, emailProvenAt: null, ...at })),
      );
  }
  return app.db
    .insert(applications)
    .values(
      people.map((memberId) => ({
        id: newId(appliedAt.getTime()),
        jobId: job.id,
        companyId: job.companyId,
        memberId,
        name: "Sunil",
        appliedAt,
        ...fields,
      })),
    )
    .returning();
}
