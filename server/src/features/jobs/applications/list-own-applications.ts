import type { MemberContext } from "../../../context.ts";
import { APPLICATIONS_PER_PAGE, listApplicationsOf } from "./application-queries.ts";
import { presentOwnApplications } from "./present-own-application.ts";

/** Newest first. */
export async function listOwnApplications(ctx: MemberContext, cursor?: string) {
  const rows = await listApplicationsOf(ctx.db, ctx.member, cursor);
  const page = rows.slice(0, APPLICATIONS_PER_PAGE);
  return {
    applications: await presentOwnApplications(ctx, page),
    nextCursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}
