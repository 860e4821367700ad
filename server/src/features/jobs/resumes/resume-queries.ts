import { and, desc, eq } from "drizzle-orm";
import { APPLICATION_TEXT, RESUME_LINK_MINUTES } from "@cardplaza/contract/jobs/application-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { signedLinks } from "../../../platform/secrets/signed-links.ts";
import { storedResumes, type StoredResumeRow } from "./resumes.table.ts";

export const storedResumeLinks = signedLinks("stored-resume-links", APPLICATION_TEXT.resumeLinkExpired);

type Asking = Pick<MemberContext, "db" | "member" | "now">;

/** Newest first. */
export const listStoredResumes = async (ctx: Asking) =>
  Promise.all(
    (
      await ctx.db
        .select()
        .from(storedResumes)
        .where(eq(storedResumes.memberId, ctx.member.id))
        .orderBy(desc(storedResumes.id))
    ).map((row) => presentStoredResume(ctx, row)),
  );

/** A stored resume; that of another member is not found. */
export async function findStoredResume({ db, member }: Asking, id: string): Promise<StoredResumeRow> {
  const [row] = await db
    .select()
    .from(storedResumes)
    .where(and(eq(storedResumes.id, id), eq(storedResumes.memberId, member.id)));
  if (!row) throw notFound(APPLICATION_TEXT.resumeNotFound);
  return row;
}

export async function presentStoredResume(ctx: Asking, { id, name, bytes, createdAt }: StoredResumeRow) {
  const until = new Date(ctx.now.getTime() + RESUME_LINK_MINUTES * MINUTE_MS);
  const url = await storedResumeLinks.sign(ctx, `/api/user-profile/resumes/${id}/file`, id, until);
  return { _id: id, name, bytes, url, createdAt };
}
