import type { Registration } from "../../registry/registration.ts";
import { introductionsPart } from "./account-part.ts";
import { endIntroductionsOnBlock, expireIntroductionsJob } from "./end-introductions.ts";

/** Members who bring two of their connections together. */
export const introductionsRegistration: Registration = {
  account: [introductionsPart],
  jobs: [expireIntroductionsJob],
  onBlock: endIntroductionsOnBlock,
};
