import { eq } from "drizzle-orm";
import { APPLICATION_TEXT, MAX_STORED_RESUMES } from "@cardplaza/contract/jobs/application-words";
import type { MemberContext } from "../../../context.ts";
import { takeTurn } from "../../../platform/advisory-locks.ts";
import { limitReached } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import { storeSealed } from "../../uploads/store-upload.ts";
import { RESUME_RULE } from "./resume-rule.ts";
import { presentStoredResume } from "./resume-queries.ts";
import { storedResumes } from "./resumes.table.ts";

export async function storeResume(ctx: MemberContext, file: File) {
  const row = await storeSealed(ctx, file, RESUME_RULE, async (tx, { id, name, bytes }) => {
    // Two tabs at once must not keep a fourth.
    await takeTurn(tx, "storedResumes", ctx.member.id);
    const kept = await tx.$count(storedResumes, eq(storedResumes.memberId, ctx.member.id));
    if (kept >= MAX_STORED_RESUMES) throw limitReached(APPLICATION_TEXT.resumesFull);
    return one(
      await tx
        .insert(storedResumes)
        .values({ id, memberId: ctx.member.id, name: name ?? "", bytes, createdAt: ctx.now })
        .returning(),
    );
  });
  return presentStoredResume(ctx, row);
}
