import type { adminSignIn } from "@cardplaza/contract/admin-sign-in";
import type { HandlersOf } from "../../context.ts";

export const adminSignInHandlers = {} as HandlersOf<typeof adminSignIn>;
