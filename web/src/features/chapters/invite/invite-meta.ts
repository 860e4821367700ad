import type { ChapterInvite } from "@cardplaza/contract/chapters/invites";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { INVITE_TEXT } from "@cardplaza/contract/chapters/invite-words";
import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../../../lib/page-meta.ts";

/** What messengers show of a link that somebody shares. It is not for search engines. */
export const inviteMeta = ({ chapter, invitedBy }: ChapterInvite, origin: string): MetaDescriptor[] => [
  ...pageMeta({
    origin,
    path: chapterPath(chapter._id),
    title: INVITE_TEXT.subject(invitedBy.name, chapter.name),
    description: [chapter.rhythm, chapter.online ? "Online" : chapter.city].join(" · "),
    picture: "offline-networking",
  }),
  { name: "robots", content: "noindex" },
];
