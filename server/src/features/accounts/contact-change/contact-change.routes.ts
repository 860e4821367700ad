import type { accounts } from "@cardplaza/contract/accounts/accounts";
import type { HandlersOf } from "../../../context.ts";
import { confirmContactChange } from "./confirm-contact-change.ts";
import { startContactChange } from "./start-contact-change.ts";

type ContactChangeCalls = "POST /api/auth/contact-change" | "POST /api/auth/contact-change/confirm";

export const contactChangeHandlers: Pick<HandlersOf<typeof accounts>, ContactChangeCalls> = {
  "POST /api/auth/contact-change": ({ ctx, body }) => startContactChange(ctx, body),
  "POST /api/auth/contact-change/confirm": ({ ctx, body }) => confirmContactChange(ctx, body),
};
