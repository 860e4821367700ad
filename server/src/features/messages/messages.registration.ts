import type { Registration } from "../../registry/registration.ts";
import { followChapter } from "./groups/follow-chapter.ts";
import { previewLinkJob } from "./links/preview-link-job.ts";
import { closeOnBlock } from "./requests/close-on-block.ts";
import { messagesToAnswer } from "./requests/waiting-to-answer.ts";

/** Conversations between members. */
export const messagesRegistration: Registration = {
  order: [
    "places",
    "settings",
    "relations",
    "files",
    "shares",
    "present",
    "cases",
    "notices",
    "links",
    "writing",
    "groups",
    "requests",
    "reading",
    "later",
    "together",
  ],
  jobs: [previewLinkJob],
  async onChange(ctx, tx, change, ids) {
    // Members, officers, name and end of a chapter: all that its thread follows.
    if (change === "chapter") for (const id of ids.toSorted()) await followChapter(ctx, tx, id);
  },
  onBlock: closeOnBlock,
  toAnswer: [messagesToAnswer],
};
