import { APPLICATION_TEXT } from "@cardplaza/contract/jobs/application-words";
import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import type { LinkSeal } from "../../../platform/secrets/signed-links.ts";
import { sendDocument } from "../../uploads/serve-files.ts";
import { findApplicationManagedBy } from "./hiring-queries.ts";
import { findResume, resumeLinks } from "./resume-links.ts";

/** The link alone opens nothing: the member must be in the company's team now. */
export async function serveResume(
  ctx: MemberContext,
  id: string,
  link: LinkSeal,
): Promise<ApiResponse<RawBody>> {
  const { application } = await findApplicationManagedBy(ctx.db, ctx.member, id);
  await resumeLinks.check(ctx, id, link);
  const document = await findResume(ctx.db, application);
  if (!document) throw notFound(APPLICATION_TEXT.noResume);
  return sendDocument(ctx, document, { inline: false });
}
