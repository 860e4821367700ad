import { APPLICATION_TEXT } from "@cardplaza/contract/jobs/application-words";
import type { MemberContext } from "../../../context.ts";
import { invalid, Refusal } from "../../../platform/refusals.ts";
import { readSealedDocument } from "../../uploads/read-sealed.ts";
import { findStoredResume } from "./resume-queries.ts";

/** The file of a stored resume, to be sent as if it were chosen again: the application keeps its own copy. */
export async function copyResume(ctx: MemberContext, id: string): Promise<File> {
  try {
    const { name } = await findStoredResume(ctx, id);
    return await readSealedDocument(ctx, id, name);
  } catch (error) {
    if (error instanceof Refusal && error.code === "NOT_FOUND")
      throw invalid({ resume: APPLICATION_TEXT.noResume });
    throw error;
  }
}
