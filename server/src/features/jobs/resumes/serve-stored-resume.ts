import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import { APPLICATION_TEXT } from "@cardplaza/contract/jobs/application-words";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import type { LinkSeal } from "../../../platform/secrets/signed-links.ts";
import { sendDocument } from "../../uploads/serve-files.ts";
import { findSealedDocument } from "../../uploads/upload-queries.ts";
import { findStoredResume, storedResumeLinks } from "./resume-queries.ts";

/** The link alone opens nothing: it must be the member's own. */
export async function serveStoredResume(
  ctx: MemberContext,
  id: string,
  link: LinkSeal,
): Promise<ApiResponse<RawBody>> {
  await findStoredResume(ctx, id);
  await storedResumeLinks.check(ctx, id, link);
  const document = await findSealedDocument(ctx.db, id);
  if (!document) throw notFound(APPLICATION_TEXT.resumeNotFound);
  return sendDocument(ctx, document, { inline: false });
}
