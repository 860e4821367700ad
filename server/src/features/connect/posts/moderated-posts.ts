import { and, eq, inArray, isNull } from "drizzle-orm";
import { POST_DECISIONS, POST_TEXT, postPath } from "@cardplaza/contract/connect/post-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import type { CaseSubject } from "../../../registry/moderated.ts";
import { moderated } from "../../audit/moderated.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { authorsToNotify } from "./notify-about-post.ts";
import { notifyMentioned } from "./notify-mentioned.ts";
import { posts, type PostRow } from "./posts.table.ts";
import { presentPosts } from "./present-posts.ts";
import { saveTags } from "./save-tags.ts";

type Action = (typeof POST_DECISIONS)[number];

const IS_POSSIBLE: Record<Action, (post: PostRow) => boolean> = {
  // One that was removed by mistake comes back as it was.
  approve: ({ status }) => status !== "published",
  remove: ({ status }) => status !== "removed",
  delete: () => true,
  label: ({ madeWithAi }) => !madeWithAi,
  unlabel: ({ madeWithAi }) => madeWithAi,
};
const VALUES: Record<Action, (reason: string, now: Date) => Partial<PostRow>> = {
  approve: () => ({ status: "published", statusReason: "" }),
  remove: (statusReason) => ({ status: "removed", statusReason }),
  delete: (statusReason, deletedAt) => ({ status: "removed", statusReason, deletedAt }),
  label: () => ({ madeWithAi: true }),
  unlabel: () => ({ madeWithAi: false }),
};

/** A post that waits is shown, or one is removed with a reason for its author. */
export const moderatedPosts = moderated({
  kind: "post",
  actions: POST_DECISIONS,
  against: ["remove", "delete", "label"],
  cases: {
    type: "post",
    noun: "post",
    find: findPostSubjects,
    meanings: { approve: "show", remove: "hide", delete: "delete", label: "label" },
    unlabel: "unlabel",
  },
  notFound: POST_TEXT.notFound,
  async show({ db, now }, id) {
    const rows = await db.select().from(posts).where(eq(posts.id, id));
    return (await presentPosts({ db, now, member: null }, rows))[0];
  },
  async lock(_ctx, tx, id) {
    const isThis = and(eq(posts.id, id), isNull(posts.deletedAt));
    return (await tx.select().from(posts).where(isThis).for("no key update"))[0];
  },
  rowOf: (post) => post,
  refuse: (post, { action }) =>
    IS_POSSIBLE[action](post) ? undefined : wrongState(POST_TEXT.notNow[action]),
  async change(ctx, tx, before, { action, reason = "" }) {
    const after = one(
      await tx
        .update(posts)
        .set({
          ...VALUES[action](reason, ctx.now),
          decidedBy: ctx.admin.id,
          decidedAt: ctx.now,
          ...nextVersion(before, ctx.now),
        })
        .where(eq(posts.id, before.id))
        .returning(),
    );
    await saveTags(tx, after);
    await changed(ctx, tx, "post", [before.id]);
    return after;
  },
  async notify(ctx, tx, { after, decision: { action, reason = "" }, appealPath }) {
    if (action === "unlabel") return;
    await notifyMentioned(ctx, tx, after);
    const isPublished = action === "approve";
    const about = `post:${after.id}:${action}:${after.version}`;
    const notice =
      action === "label"
        ? {
            news: "case.label" as const,
            with: { what: "post", reason },
            targetUrl: appealPath ?? postPath(after.id),
            about,
          }
        : {
            news: "post.decision" as const,
            with: { isPublished, ...(!isPublished && { reason }) },
            targetUrl: appealPath ?? (isPublished ? postPath(after.id) : "/plazy"),
            about,
          };
    const authors = await authorsToNotify(tx, after);
    await notifyAll(
      ctx,
      tx,
      authors.map((to) => ({ ...notice, to })),
    );
  },
});

const STATE_OF_POST = { published: "shown", waiting: "waiting", removed: "hidden" } as const;

async function findPostSubjects(db: Db | Tx, ids: readonly string[]): Promise<Map<string, CaseSubject>> {
  const rows = await db
    .select()
    .from(posts)
    .where(and(inArray(posts.id, [...ids]), isNull(posts.deletedAt)));
  return new Map(
    rows.map(({ id, memberId, body, images, poll, link, status, statusReason }) => [
      id,
      {
        memberId,
        title: body,
        text: [body, ...(poll?.options ?? []), link?.url].filter(Boolean).join("\n"),
        pictures: images.map(({ url }) => url),
        path: postPath(id),
        state: STATE_OF_POST[status],
        note: statusReason,
      },
    ]),
  );
}
