import type { ErrorCode } from "@cardplaza/contract/errors";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import { Refusal } from "../../platform/refusals.ts";

const refusal = (code: ErrorCode, text: string) => new Refusal(code, text, { fields: { file: text } });

/** What can be wrong with a file. The message is shown at the file field of the form. */
export const fileTooLarge = (text: string) => refusal("TOO_LARGE", text);
export const unsupportedFile = (text: string) => refusal("UNSUPPORTED_TYPE", text);
export const tooManyPixels = () => refusal("VALIDATION", UPLOAD_TEXT.tooManyPixels);
export const protectedFile = () => refusal("VALIDATION", UPLOAD_TEXT.protected);
export const unreadableFile = () => refusal("VALIDATION", UPLOAD_TEXT.unreadable);
