import { LEAD_MESSAGE_MAX, LEAD_PHONE_MAX, MESSAGE_TEXT } from "@cardplaza/contract/cards/message-words";
import { EMAIL_MAX, NAME_MAX } from "@cardplaza/contract/accounts/account-words";
import type { Card } from "@cardplaza/contract/cards/cards";
import type { FormEvent } from "react";
import { Honeypot } from "../../../forms/fields/honeypot.tsx";
import { flushSync } from "react-dom";
import { usePhoneHint } from "../../../forms/fields/use-phone-hint.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { showTrouble } from "../../../ui/show-trouble.ts";
import { useShowTrouble } from "../../../ui/use-show-trouble.ts";
import { PolicyLink } from "../../policies/policy-link.tsx";
import type { useContactForm } from "./use-contact-form.ts";

const OFFLINE_NOTE = "You are offline. Press Send message, and it goes out when the network is back.";

interface MessageFormProps {
  card: Card;
  form: ReturnType<typeof useContactForm>;
}

/** Name, e-mail and message are required, a phone is welcome. */
export function MessageForm({ card, form }: MessageFormProps) {
  const { values, change, submit, send, fields, mustSignIn, asksConsent } = form;
  const element = useShowTrouble(send.error);
  const trySubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!flushSync(submit) && element.current) showTrouble(element.current);
  };
  return (
    <form ref={element} onSubmit={trySubmit} noValidate className="grid gap-4">
      {mustSignIn && <p className="text-sm text-pretty">{MESSAGE_TEXT.needed}</p>}
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
      <Field label="Your e-mail" required error={fields.email}>
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
      {asksConsent && <Honeypot value={values.fax} onChange={(fax) => change({ fax })} />}
      {asksConsent && (
        <Checkbox
          label={MESSAGE_TEXT.mayKeep(card.name)}
          hint={
            <>
              {MESSAGE_TEXT.mayDelete} <PolicyLink to="/privacy-policy">Privacy policy</PolicyLink>
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
          {send.kept
            ? "Waiting for a network. Your message is sent once you are online."
            : "There is no network. Your message goes out when it is back, as long as this page stays open."}
        </Notice>
      )}
      {send.kept?.problem && (
        <Notice tone="danger" live title="Not sent">
          {send.kept.problem}
        </Notice>
      )}
      {send.kept && (
        <Button variant="secondary" className="w-fit" onClick={send.drop}>
          Delete the message
        </Button>
      )}
      <Button
        type="submit"
        busy={send.isPending || send.isWaiting}
        offlineNote={mustSignIn ? undefined : send.isWaiting ? "Waiting for the network." : OFFLINE_NOTE}
      >
        Send message
      </Button>
    </form>
  );
}
