import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { storedResumes } from "./resumes.table.ts";

/** The files are among the member's uploads, which are exported and erased as such. */
export const storedResumesPart: AccountPart = {
  kinds: {
    "stored-resumes": (db, memberId) =>
      db
        .select({
          id: storedResumes.id,
          name: storedResumes.name,
          bytes: storedResumes.bytes,
          createdAt: storedResumes.createdAt,
        })
        .from(storedResumes)
        .where(eq(storedResumes.memberId, memberId))
        .orderBy(asc(storedResumes.id)),
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(storedResumes).where(eq(storedResumes.memberId, memberId));
  },
};
