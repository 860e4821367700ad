import { APPLICATION_TEXT, MAX_RESUME_BYTES, RESUME_TYPES } from "@cardplaza/contract/jobs/application-words";

/** What a resume may be, whether it is kept or sent with an application. */
export const RESUME_RULE = {
  field: "resume",
  types: RESUME_TYPES,
  maxBytes: MAX_RESUME_BYTES,
  tooLarge: APPLICATION_TEXT.resumeTooLarge,
  wrongKind: APPLICATION_TEXT.badResume,
};
