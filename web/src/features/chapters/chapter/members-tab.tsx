import type { Chapter } from "@cardplaza/contract/chapters/chapter";

export const MembersTab = ({ chapter }: { chapter: Chapter }) => <p>{chapter.members} members</p>;
