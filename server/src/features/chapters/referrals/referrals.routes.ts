import type { referrals } from "@cardplaza/contract/chapters/referrals";
import type { HandlersOf } from "../../../context.ts";

export const referralHandlers = {} as HandlersOf<typeof referrals>;
