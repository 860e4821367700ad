import type { Education, Experience, ProfileChange } from "@cardplaza/contract/people/profile";

type Lists = Pick<ProfileChange, "experience" | "education" | "skills" | "languages" | "handles">;

/** Lists without repetitions and gaps, the newest first where they have a time. Only those that were sent. */
export function cleanLists({ experience, education, skills, languages, handles }: Lists) {
  return {
    ...(experience && { experience: experience.toSorted(byNewest(({ from, to }) => [to ?? GOES_ON, from])) }),
    ...(education && { education: education.toSorted(byNewest(yearsOf)) }),
    ...(skills && { skills: unlike(skills) }),
    ...(languages && { languages: unlike(languages) }),
    ...(handles && { handles: unlike(handles.filter(Boolean)) }),
  };
}

/** Sorts after every month and year. */
const GOES_ON = "9999";

/** Schools in order: those that have not ended first, those without any year last. */
const yearsOf = ({ from, to }: Education): [string, string] => [
  String(to ?? (from === null ? "" : GOES_ON)),
  String(from ?? ""),
];

const byNewest =
  <Part extends Experience | Education>(timesOf: (part: Part) => [string, string]) =>
  (one: Part, other: Part) => {
    const [[end, begin], [otherEnd, otherBegin]] = [timesOf(one), timesOf(other)];
    return compare(otherEnd, end) || compare(otherBegin, begin);
  };

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Each once, as it was written first; capital letters make no difference. */
function unlike(words: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const word of words) if (!seen.has(word.toLowerCase())) seen.set(word.toLowerCase(), word);
  return [...seen.values()];
}
