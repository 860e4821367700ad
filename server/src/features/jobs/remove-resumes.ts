import { inArray } from "drizzle-orm";
import type { Services } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { removeUploads } from "../uploads/remove-uploads.ts";
import { uploads } from "../uploads/uploads.table.ts";
import type { ApplicationRow } from "./applications/applications.table.ts";

/** Removes resumes with their files. The caller also removes what refers to them. */
export async function removeResumes(
  { jobs }: Pick<Services, "jobs">,
  tx: Tx,
  rows: Pick<ApplicationRow, "resumeId">[],
): Promise<void> {
  const ids = rows.flatMap(({ resumeId }) => resumeId ?? []);
  if (ids.length > 0) await removeUploads(tx, jobs, inArray(uploads.id, ids));
}
