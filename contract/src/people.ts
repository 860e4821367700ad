import { z } from "zod";
import { Line } from "./text.ts";

/** Lower-cased, so that A@x and a@x are one address. */
export const Email = z
  .string()
  .max(254, "At most 254 characters.")
  .transform((value) => value.trim().normalize("NFC").toLowerCase())
  .pipe(z.email("Enter a valid e-mail address."));

export const PersonName = Line(2, 80);

/** As typed; the server reads it with India as the default country and stores E.164. */
export const PhoneText = z.string().trim().min(4, "Enter a phone number.").max(30, "At most 30 characters.");

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const NewPassword = z
  .string()
  .min(PASSWORD_MIN, `At least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters.`);
