import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { removeUploads } from "../../uploads/remove-uploads.ts";
import { uploads } from "../../uploads/uploads.table.ts";
import { findStoredResume } from "./resume-queries.ts";
import { storedResumes } from "./resumes.table.ts";

/** Deletes a resume with its file. Applications have copies of their own. */
export const deleteResume = (ctx: MemberContext, id: string) =>
  inTransaction(ctx.db, async (tx) => {
    await findStoredResume({ ...ctx, db: tx }, id);
    await tx.delete(storedResumes).where(eq(storedResumes.id, id));
    await removeUploads(tx, ctx.jobs, eq(uploads.id, id));
  });
