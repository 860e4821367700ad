import type { MemberContext } from "../../../context.ts";
import { readNoticesAbout } from "../../notifications/opened.ts";
import { APPLICATIONS_PER_PAGE, listApplicationsOf } from "./application-queries.ts";
import { presentOwnApplications } from "./present-own-application.ts";

/** Newest first, each with all that has become of it; so their notices are read. */
export async function listOwnApplications(ctx: MemberContext, cursor?: string) {
  const rows = await listApplicationsOf(ctx.db, ctx.member, cursor);
  const page = rows.slice(0, APPLICATIONS_PER_PAGE);
  const applications = await presentOwnApplications(ctx, page);
  await readNoticesAbout(
    ctx,
    page.map(({ id }) => id),
  );
  return {
    applications,
    nextCursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}
