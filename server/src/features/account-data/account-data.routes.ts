import type { accountData } from "@cardplaza/contract/account-data";
import type { HandlersOf } from "../../context.ts";

export const accountDataHandlers = {} as HandlersOf<typeof accountData>;
