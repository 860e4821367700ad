import type { Registration } from "../../registry/registration.ts";
import { outsideAnswersPart } from "./account-part.ts";
import { deleteAnswersOfErased } from "./delete-answers-of-erased.ts";
import { outsideAnswers } from "./outside-answers.table.ts";

export const outsideAnswersRegistration: Registration = {
  account: [outsideAnswersPart],
  pointers: [{ type: outsideAnswers.targetType, id: outsideAnswers.targetId }],
  tidyUp: deleteAnswersOfErased,
};
