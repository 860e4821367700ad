import {
  WEBHOOK_EVENT_LABEL,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  WEBHOOK_URL_MAX,
} from "@cardplaza/contract/leads/webhooks/webhook-words";
import { SmallFormProblem } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useCreateWebhook } from "./use-webhooks.ts";

const BEGIN: { url: string; events: readonly WebhookEvent[] } = { url: "", events: WEBHOOK_EVENTS };

export function NewWebhookForm({ onSecret }: { onSecret: (secret: string) => void }) {
  const create = useCreateWebhook();
  const form = useSmallForm({
    begin: BEGIN,
    send: ({ url, events }) => create.mutateAsync({ url: url.trim(), events: [...events] }),
    onSent: ({ secret }) => onSecret(secret),
  });
  const { events } = form.values;
  const toggle = (which: WebhookEvent) =>
    form.change({ events: WEBHOOK_EVENTS.filter((each) => (each === which) !== events.includes(each)) });
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4 rounded-card bg-sunken p-4">
      <SmallFormProblem text={form.problem} />
      <Field label="Address to call" required error={form.problems.url}>
        <TextField
          type="url"
          inputMode="url"
          placeholder="https://crm.example.com/leads"
          maxLength={WEBHOOK_URL_MAX}
          {...form.text("url")}
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
        {form.problems.events && <p className="text-sm text-danger">{form.problems.events}</p>}
      </fieldset>
      <Button type="submit" className="w-fit" busy={form.isSending}>
        Add webhook
      </Button>
    </form>
  );
}
