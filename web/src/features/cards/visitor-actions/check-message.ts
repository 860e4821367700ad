import { NAME_MIN } from "@cardplaza/contract/accounts/account-words";
import { LEAD_CONSENT_MISSING } from "@cardplaza/contract/cards/message-words";
import type { ContactValues } from "./use-contact-form.ts";

export type MessageErrors = Partial<Record<keyof ContactValues, string>>;

interface Asked {
  asksConsent: boolean;
  /** A visitor's name may become the name of a new member. */
  mustSignIn: boolean;
}

/** What is missing before a message can be sent. The server looks closer. */
export function checkMessage(values: ContactValues, { asksConsent, mustSignIn }: Asked): MessageErrors {
  const isNamed = values.name.trim().length >= (mustSignIn ? NAME_MIN : 1);
  return {
    ...(isNamed ? {} : { name: "Enter your name." }),
    ...(/^\S+@\S+\.\S+$/.test(values.email.trim()) ? {} : { email: "Enter your e-mail address." }),
    ...(values.message.trim() ? {} : { message: "Write a message." }),
    ...(asksConsent && !values.consent ? { consent: LEAD_CONSENT_MISSING } : {}),
  };
}
