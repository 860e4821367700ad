import { CONTACT_TEXT } from "@cardplaza/contract/support/support-words";
import { signedLinks } from "../../platform/secrets/signed-links.ts";

/** Links for visitors in the mail with our decision. */
export const reopenLinks = signedLinks("reopen-links", CONTACT_TEXT.notOpen);
