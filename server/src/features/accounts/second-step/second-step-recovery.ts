import { randomText } from "../../../platform/ids.ts";
import { hashToken } from "../sessions/session-queries.ts";

const CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** No characters that look alike: no 0 and o, no 1, i and l, no u next to v. */
const LETTERS = "23456789abcdefghjkmnpqrstvwxyz";

/** Ten codes such as "k7wd-2npx-9hfa", for a member who has lost their phone. */
export const newRecoveryCodes = () =>
  Array.from({ length: CODES }, () =>
    Array.from({ length: GROUPS }, () => randomText(GROUP_LENGTH, LETTERS)).join("-"),
  );

/** Accepts any way of typing: with or without dashes, in capitals. */
export const hashRecoveryCode = (code: string) => hashToken(code.toLowerCase().replace(/[^0-9a-z]/g, ""));
