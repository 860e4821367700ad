import { LEAD_CONSENT_MISSING } from "@cardplaza/contract/leads/lead-words";
import type { ContactValues } from "./use-contact-form.ts";

export type MessageErrors = Partial<Record<keyof ContactValues, string>>;

/** What is missing before a message can be sent. The server looks closer. */
export function checkMessage(values: ContactValues, asksConsent: boolean): MessageErrors {
  return {
    ...(values.name.trim() ? {} : { name: "Enter your name." }),
    ...(/^\S+@\S+\.\S+$/.test(values.email.trim()) ? {} : { email: "Enter your email address." }),
    ...(values.message.trim() ? {} : { message: "Write a message." }),
    ...(asksConsent && !values.consent ? { consent: LEAD_CONSENT_MISSING } : {}),
  };
}
