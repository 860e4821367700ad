import type { Chapter } from "@cardplaza/contract/chapters/chapter";

export const ManageTab = ({ chapter }: { chapter: Chapter }) => <p>{chapter.name}</p>;
