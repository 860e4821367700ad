import type { accounts } from "@cardplaza/contract/accounts";
import type { HandlersOf } from "../../context.ts";

export const accountHandlers = {} as HandlersOf<typeof accounts>;
