import type { Chapter } from "@cardplaza/contract/chapters/chapter";

export const AboutTab = ({ chapter }: { chapter: Chapter }) => (
  <p className="max-w-prose break-words whitespace-pre-line">{chapter.description}</p>
);
