import type { z } from "zod";
import type { Applicant } from "@cardplaza/contract/jobs/application";
import { APPLICATION_TEXT } from "@cardplaza/contract/jobs/application-words";
import type { ApplicationRow } from "../applications/applications.table.ts";

/** The columns of a line on the board. */
type Line = Pick<
  ApplicationRow,
  | "id"
  | "name"
  | "stage"
  | "match"
  | "matchScore"
  | "answers"
  | "rating"
  | "city"
  | "experienceYears"
  | "noticeDays"
  | "expectedCtcPaise"
  | "appliedAt"
  | "answeredAt"
  | "version"
>;

/** A line on the board. Who was erased has no name. */
export const presentApplicant = (row: Line): z.input<typeof Applicant> => ({
  _id: row.id,
  name: nameOf(row),
  stage: row.stage,
  match: { score: row.matchScore, parts: row.match },
  knockouts: row.answers.filter(({ isKnockout }) => isKnockout).map(({ text }) => text),
  rating: row.rating,
  city: row.city,
  experienceYears: row.experienceYears,
  noticeDays: row.noticeDays,
  expectedCtcPaise: row.expectedCtcPaise,
  appliedAt: row.appliedAt,
  answeredAt: row.answeredAt,
  version: row.version,
});

export const nameOf = ({ name }: Pick<ApplicationRow, "name">) => name || APPLICATION_TEXT.former;
