import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";

/** What a job lacks to be open, and where more is to do than to fill in a gap, that. */
export const refusedWords = (title: string, fields: Record<string, string>) =>
  fields["walkIn"] === JOB_TEXT.pastWalkIn
    ? { title: `“${title}” needs a new day`, description: JOB_TEXT.walkInPassed }
    : { title: "Something is missing", description: `Complete “${title}” first.` };
