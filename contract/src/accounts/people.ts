import { z } from "zod";
import {
  NAME_MAX,
  NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PEOPLE_TEXT,
  EMAIL_MAX,
  PHONE_MAX,
} from "./account-words.ts";
import { PlainName } from "../text.ts";

export { PASSWORD_MAX, PASSWORD_MIN };

/** Lower-cased, so that A@x and a@x are one address. */
export const Email = z
  .string()
  .max(EMAIL_MAX, `At most ${EMAIL_MAX} characters.`)
  .transform((value) => value.trim().normalize("NFC").toLowerCase())
  .pipe(z.email(PEOPLE_TEXT.badEmail));

export const PersonName = PlainName(NAME_MIN, NAME_MAX);

/** As typed; the server reads it with India as the default country and stores E.164. */
export const PhoneText = z
  .string()
  .trim()
  .min(4, PEOPLE_TEXT.badPhone)
  .max(PHONE_MAX, `At most ${PHONE_MAX} characters.`);

export const NewPassword = z
  .string()
  .min(PASSWORD_MIN, `At least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters.`);

/** By which a member signs in and is reached, as they see it themselves. */
export const OwnContacts = z.object({
  email: z.string(),
  emailProven: z.boolean(),
  mobile: z.string().nullable(),
  mobileProven: z.boolean(),
  hasPassword: z.boolean(),
});
export type OwnContacts = z.infer<typeof OwnContacts>;
