import type { profile } from "@cardplaza/contract/profile";
import type { HandlersOf } from "../../context.ts";

export const profileHandlers = {} as HandlersOf<typeof profile>;
