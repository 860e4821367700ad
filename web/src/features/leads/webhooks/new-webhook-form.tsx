import {
  WEBHOOK_EVENT_LABEL,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  WEBHOOK_URL_MAX,
} from "@cardplaza/contract/leads/webhooks/webhook-words";
import { type FormEvent, useState } from "react";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useCreateWebhook } from "./use-webhooks.ts";

export function NewWebhookForm({ onSecret }: { onSecret: (secret: string) => void }) {
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS);
  const create = useCreateWebhook();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    create.mutate(
      { url: url.trim(), events: [...events] },
      {
        onSuccess: ({ secret }) => {
          setUrl("");
          onSecret(secret);
        },
      },
    );
  };
  const fields = refusedFields(create.error);
  const toggle = (which: WebhookEvent) =>
    setEvents(WEBHOOK_EVENTS.filter((each) => (each === which) !== events.includes(each)));
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4 rounded-card bg-sunken p-4">
      <FormProblem error={create.error} names={["url", "events"]} />
      <Field label="Address to call" required error={fields.url}>
        <TextField
          type="url"
          inputMode="url"
          placeholder="https://crm.example.com/leads"
          maxLength={WEBHOOK_URL_MAX}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-medium">Call it when</legend>
        {WEBHOOK_EVENTS.map((each) => (
          <Checkbox
            key={each}
            label={WEBHOOK_EVENT_LABEL[each]}
            checked={events.includes(each)}
            onChange={() => toggle(each)}
          />
        ))}
        {fields.events && <p className="text-sm text-danger">{fields.events}</p>}
      </fieldset>
      <Button type="submit" className="w-fit" busy={create.isPending}>
        Add webhook
      </Button>
    </form>
  );
}
