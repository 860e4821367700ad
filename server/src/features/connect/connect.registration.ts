import { moderatedPosts } from "./posts/moderated-posts.ts";
import type { Registration } from "../../registry/registration.ts";
import { commentsPart } from "./comments/account-part.ts";
import { findCommentPartners } from "./comments/comment-partners.ts";
import { findFeedsWith, NEW_POST_AUDIENCE } from "./posts/publish-new-post.ts";
import { refreshExploreJob, refreshExploreSoon } from "./feed/refresh-explore.ts";
import { keptPostsPart } from "./kept/account-part.ts";
import { postDraftsPart } from "./kept/drafts-account-part.ts";
import { deleteOldPreviews } from "./links/link-previews.ts";
import { postsPart } from "./posts/account-part.ts";
import { eraseDeletedPostsJob, erasePostsOfErased } from "./posts/erase-posts.ts";
import { tagsOfAuthors, tagsOfPosts } from "./posts/post-page-tags.ts";
import { postReports } from "./posts/post-reports.ts";
import { postSitemap } from "./posts/post-sitemap.ts";
import { posts } from "./posts/posts.table.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    post: true;
  }
}

export const connectRegistration: Registration = {
  order: ["links", "posts", "kept", "post", "composer", "comments", "feed", "post-page"],
  moderated: [moderatedPosts],
  reports: [postReports],
  targets: { post: posts.id },
  account: [postDraftsPart, keptPostsPart, commentsPart, postsPart],
  audiences: { [NEW_POST_AUDIENCE]: findFeedsWith },
  findTalkedTo: findCommentPartners,
  sitemaps: [postSitemap],
  pageTags: { post: tagsOfPosts, member: tagsOfAuthors, company: tagsOfAuthors },
  tidyUp: deleteOldPreviews,
  jobs: [eraseDeletedPostsJob, refreshExploreJob],
  async onChange(ctx, tx, change, ids) {
    if (change === "company") await erasePostsOfErased(tx, ids);
    if (change === "post") await refreshExploreSoon(ctx, tx);
  },
};
