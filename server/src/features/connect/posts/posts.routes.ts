import type { posts } from "@cardplaza/contract/connect/posts";
import type { HandlersOf } from "../../../context.ts";
import { opened } from "../../notifications/opened.ts";
import { submitReport } from "../../moderation/submit-report.ts";
import { listFeed } from "../feed/list-feed.ts";
import { listTalkedAbout } from "../feed/list-talked-about.ts";
import { showLinkPreview } from "../links/show-link-preview.ts";
import { changePost } from "./change-post.ts";
import { createPost } from "./create-post.ts";
import { moderatedPosts } from "./moderated-posts.ts";
import { deletePost } from "./delete-post.ts";
import { listPosts } from "./list-posts.ts";
import { listReactions } from "./list-reactions.ts";
import { reactToPost } from "./react-to-post.ts";
import { servePostPreview } from "./serve-post-preview.ts";
import { showHistory, showPost } from "./show-post.ts";
import { voteInPoll } from "./vote-in-poll.ts";

export const postHandlers: HandlersOf<typeof posts> = {
  "GET /api/posts/feed": ({ ctx, query }) => listFeed(ctx, query),
  "GET /api/posts": ({ ctx, query }) => listPosts(ctx, query),
  "GET /api/posts/talked-about": async ({ ctx }) => ({ tags: await listTalkedAbout(ctx) }),
  "GET /api/posts/:id": ({ ctx, params }) => opened(ctx, params.id, showPost(ctx, params.id)),
  "GET /api/posts/:id/og.jpg": ({ ctx, params }) => servePostPreview(ctx, params.id),
  "POST /api/posts": ({ ctx, body }) => createPost(ctx, body),
  "PATCH /api/posts/:id": ({ ctx, params, body }) => changePost(ctx, params.id, body),
  "DELETE /api/posts/:id": ({ ctx, params }) => deletePost(ctx, params.id),
  "GET /api/posts/:id/history": ({ ctx, params }) => showHistory(ctx, params.id),
  "PUT /api/posts/:id/reaction": ({ ctx, params, body }) => reactToPost(ctx, params.id, body.kind),
  "DELETE /api/posts/:id/reaction": ({ ctx, params }) => reactToPost(ctx, params.id, null),
  "GET /api/posts/:id/reactions": ({ ctx, params, query }) => listReactions(ctx, params.id, query.cursor),
  "POST /api/posts/:id/vote": ({ ctx, params, body }) => voteInPoll(ctx, params.id, body.option),
  "POST /api/posts/:id/report": ({ ctx, params, body }) => submitReport(ctx, "post", params.id, body),
  "PATCH /api/admin/posts/:id": ({ ctx, params, body }) => moderatedPosts.decide(ctx, params.id, body),
  "POST /api/link-previews": ({ ctx, body }) => showLinkPreview(ctx, body.url),
};
