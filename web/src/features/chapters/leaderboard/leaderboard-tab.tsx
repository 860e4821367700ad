import type { Chapter } from "@cardplaza/contract/chapters/chapter";

export const LeaderboardTab = ({ chapter }: { chapter: Chapter }) => <p>{chapter.name}</p>;
