import { APPEAL_LINE, DECISION_BUTTON } from "../cases/case-words.ts";
import { withReason, type NewsKinds } from "../notifications/news-kind.ts";

interface Said {
  /** Who spoke last: a member, or a company that mentions somebody. */
  name: string;
  /** How many others did the same, once the notice has grown. */
  others: number;
}

const withOthers = ({ name, others }: Said, count: number) =>
  count === 1 || others === 0 ? name : `${name} and ${others} ${others === 1 ? "other" : "others"}`;

export const POST_NEWS = {
  "post.comment": {
    type: "message_received",
    label: "Comments on your posts",
    mailOnly: ["comment"],
    text: ({ comment = "", ...said }: Said & { comment?: string }, count: number) => ({
      message: `${withOthers(said, count)} commented on your post`,
      lines: [comment],
      button: "See the comment",
    }),
  },
  // The post may be for fewer people by the time a mail is read, so that mails about others' posts have no word of them.
  "post.reply": {
    type: "message_received",
    label: "Replies to your comments",
    text: (said: Said, count: number) => ({
      message: `${withOthers(said, count)} replied to your comment`,
      button: "See the reply",
    }),
  },
  "post.mention": {
    type: "message_received",
    label: "Posts and comments that mention you",
    text: ({ name, isComment }: { name: string; isComment: boolean }) => ({
      message: `${name} mentioned you in a ${isComment ? "comment" : "post"}`,
      button: isComment ? "See the comment" : "See the post",
    }),
  },
  "post.decision": {
    type: "message_received",
    label: "Decisions about your posts",
    text: ({ isPublished, reason }: { isPublished: boolean; reason?: string }) =>
      isPublished
        ? { message: "Your post was reviewed and is published.", button: "See the post" }
        : {
            message: withReason("We removed your post.", reason),
            subject: "We removed your post",
            lines: [reason ? `Reason: ${reason}` : "", APPEAL_LINE],
            button: DECISION_BUTTON,
          },
  },
} satisfies NewsKinds;
