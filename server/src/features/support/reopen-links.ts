import { CONTACT_TEXT } from "@cardplaza/contract/support/support-words";
import { signedLinks } from "../../platform/signed-links.ts";

/** For those who wrote without an account, in the mail that tells them our answer. */
export const reopenLinks = signedLinks("reopen-links", CONTACT_TEXT.notOpen);
