import type { Chapter } from "@cardplaza/contract/chapters/chapter";

export const ReferralsTab = ({ chapter }: { chapter: Chapter }) => <p>{chapter.name}</p>;
