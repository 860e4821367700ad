import type { Chapter } from "@cardplaza/contract/chapters/chapter";

export const MeetingsTab = ({ chapter }: { chapter: Chapter }) => <p>{chapter.rhythm}</p>;
