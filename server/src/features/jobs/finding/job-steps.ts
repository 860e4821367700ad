import type { Position } from "../../places/pins.ts";
import { citiesAround } from "../../places/cities.ts";
import type { QueryWord } from "../../search/read-words.ts";
import { placeKey } from "../../search/search-text.ts";
import { KEY, type KeyGroups } from "./job-keys.ts";
import type { JobConditions } from "./read-job-filters.ts";

/** What a job must have, and how well it then matches, from 0 to 1. */
export interface Step {
  groups: KeyGroups;
  match: number;
}

export interface Words {
  words: readonly QueryWord[];
  isEither: boolean;
  /** Words that are like those that were typed count, too. */
  isAlike: boolean;
}

/** How well a job matches whose words are there. */
const MATCH = { title: 1, facts: 0.55, anywhere: 0.1 } as const;
/** From near to far. If there are too many to rank, those of a ring come before the next ring. */
const RINGS_KM = [3, 10, 20, 35, 60, 100, 200, 500];

/** Groups of keys: all words, or any of them, each also as it sounds. */
export function groupsOf({ words, isEither, isAlike }: Words, key: (stem: string) => string): KeyGroups {
  const groups = words.flatMap(({ lexeme, same, alike }) => {
    const stems = [
      ...(lexeme === null ? [] : [lexeme, ...same]),
      ...(isAlike ? alike.map((known) => known.lexeme) : []),
    ];
    return stems.length > 0 ? [stems.map(key)] : [];
  });
  return isEither && groups.length > 0 ? [groups.flat()] : groups;
}

/** The widest step: everything that fits. */
export const widestOf = ({ groups, skills }: JobConditions, words: Words): KeyGroups => [
  ...groups,
  ...(skills.length > 0 ? [skills.map(KEY.skill)] : []),
  ...groupsOf(words, words.isAlike ? KEY.inFacts : KEY.anywhere),
];

/** From the closest match to the widest. If all can be ranked, distances need no steps. */
export function stepsOf(conditions: JobConditions, words: Words, areAllRanked: boolean): Step[] {
  const { groups, skills, from } = conditions;
  const widest = widestOf(conditions, words);
  if (from && areAllRanked) return [asStep(widest)];
  if (from) return [...ringsAround(from).map((ring) => [...widest, ring]), widest].map(asStep);
  const any = skills.length > 0 ? [skills.map(KEY.skill)] : [];
  const every = skills.map((skill) => [KEY.skill(skill)]);
  const inTitle = groupsOf(words, KEY.inTitle);
  const closest =
    skills.length > 1 ? [{ groups: [...groups, ...every, ...inTitle], match: MATCH.title }] : [];
  if (inTitle.length === 0) return [...closest, asStep(widest)];
  const steps = [
    ...closest,
    { groups: [...groups, ...any, ...inTitle], match: MATCH.title },
    { groups: [...groups, ...any, ...groupsOf(words, KEY.inFacts)], match: MATCH.facts },
  ];
  return words.isAlike ? steps : [...steps, { groups: widest, match: MATCH.anywhere }];
}

const asStep = (groups: KeyGroups): Step => ({ groups, match: 1 });

const ringsAround = (from: Position): string[][] =>
  RINGS_KM.map((km) => citiesAround(from, km).map((city) => KEY.city(placeKey(city)))).filter(
    (keys, at, all) => keys.length > (all[at - 1]?.length ?? 0),
  );
