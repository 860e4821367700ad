import { LEAD_MESSAGE_MAX, LEAD_PHONE_MAX } from "@cardplaza/contract/leads/lead-limits";
import { EMAIL_MAX, NAME_MAX } from "@cardplaza/contract/accounts/account-words";
import { CARD_TOAST } from "@cardplaza/contract/cards/card-words";
import type { Card } from "@cardplaza/contract/cards/cards";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useLocation } from "react-router";
import { usePhoneHint } from "../../../forms/fields/use-phone-hint.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { PolicyLink } from "../../policies/policy-link.tsx";
import { useContactForm } from "./use-contact-form.ts";

const OFFLINE_NOTE = "You are offline. Press Send message, and it goes out when the network is back.";

/** Name, email and message are required, a phone is welcome. A visitor without the right to write is asked to sign in first. */
export function ContactForm({ card }: { card: Card }) {
  const { values, change, submit, send, fields, mustSignIn, asksConsent } = useContactForm(card);
  const { pathname } = useLocation();
  const [hasTried, setHasTried] = useState(false);
  const signIn = `/auth?redirect=${encodeURIComponent(`${pathname}#get-in-touch`)}`;
  const form = useRef<HTMLFormElement>(null);
  const trySubmit = (event: FormEvent) => {
    event.preventDefault();
    if (mustSignIn) {
      setHasTried(true);
      toast(CARD_TOAST.loginToWrite);
    } else if (!flushSync(submit)) {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  };
  return (
    <form
      ref={form}
      onSubmit={trySubmit}
      noValidate
      className="card-form grid gap-4 rounded-card border border-line bg-raised p-4 text-ink"
    >
      {hasTried && mustSignIn && (
        <Notice tone="info" title="Sign in to send this">
          Your message is kept.{" "}
          <Link to={signIn} className="font-medium underline">
            Sign in or sign up
          </Link>
        </Notice>
      )}
      <Field label="Your name" required error={fields.name}>
        <TextField
          name="name"
          autoComplete="name"
          required
          maxLength={NAME_MAX}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label="Your email" required error={fields.email}>
        <TextField
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={EMAIL_MAX}
          value={values.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Field>
      <Field label="Your phone" optional error={fields.phone} hint={usePhoneHint(values.phone)}>
        <TextField
          type="tel"
          name="phone"
          autoComplete="tel"
          maxLength={LEAD_PHONE_MAX}
          value={values.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
      </Field>
      <Field label="Message" required error={fields.message}>
        <TextArea
          name="message"
          required
          rows={4}
          maxLength={LEAD_MESSAGE_MAX}
          value={values.message}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Field>
      {asksConsent && (
        <input
          name="fax"
          aria-hidden="true"
          tabIndex={-1}
          autoComplete="off"
          className="sr-only"
          value={values.fax}
          onChange={(event) => change({ fax: event.target.value })}
        />
      )}
      {asksConsent && (
        <Checkbox
          label={`${card.name} may keep these details to answer me.`}
          hint={
            <>
              You get a link to take them back. <PolicyLink to="/privacy-policy">Privacy policy</PolicyLink>
            </>
          }
          required
          checked={values.consent}
          onChange={(event) => change({ consent: event.target.checked })}
          error={fields.consent}
        />
      )}
      {send.isWaiting && (
        <Notice tone="warning" live title="Not sent yet">
          There is no network. Your message goes out when it is back, as long as this page stays open.
        </Notice>
      )}
      <Button
        type="submit"
        busy={send.isPending}
        offlineNote={mustSignIn ? undefined : send.isWaiting ? "Waiting for the network." : OFFLINE_NOTE}
      >
        Send message
      </Button>
    </form>
  );
}
