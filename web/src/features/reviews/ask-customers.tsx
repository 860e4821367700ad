import { REVIEW_CONTACTS_MAX, REVIEW_REQUEST_EVERY_DAYS } from "@cardplaza/contract/reviews/review-words";
import type { ReviewTools } from "@cardplaza/contract/reviews/review-tools";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, apiOnce } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import { useAttemptKey } from "../../lib/attempt-key.ts";
import { ToolSection } from "./tool-section.tsx";
import type { ReviewedTarget } from "./reviewed-target.ts";
import { useRefreshTools } from "./use-review-tools.ts";

/** Sends a link to customers. The words are ours, so the same for everybody. */
export function AskCustomers({ target, tools }: { target: ReviewedTarget; tools: ReviewTools }) {
  const [text, setText] = useState("");
  const contacts = contactsIn(text);
  const keyFor = useAttemptKey();
  const refresh = useRefreshTools(target);
  const ask = useMutation({
    mutationFn: () => {
      const { targetType, targetId } = target;
      const body = { targetType, targetId, contacts };
      return apiOnce(keyFor(body))["POST /api/reviews/requests"]({ body });
    },
    onSuccess: async ({ sent, skipped }) => {
      setText("");
      toast({
        title: sent === 1 ? "1 customer asked" : `${sent} customers asked`,
        description: skippedText(skipped),
      });
      await refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (contacts.length > 0 && !ask.isPending) ask.mutate();
  };
  return (
    <ToolSection
      title="Ask customers"
      text={`Each gets one link, by e-mail or SMS, at most once in ${REVIEW_REQUEST_EVERY_DAYS} days.`}
    >
      <form onSubmit={submit} className="grid gap-3">
        <Field
          label="E-mail addresses or mobile numbers"
          hint={`One on each line, up to ${REVIEW_CONTACTS_MAX}. ${countText(contacts.length)}`}
          error={ask.isError ? whatIsWrong(ask.error, contacts) : undefined}
        >
          <TextArea
            rows={3}
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={"meera@example.com\n98450 12345"}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="sm" busy={ask.isPending} aria-disabled={contacts.length === 0}>
            Send requests
          </Button>
          {tools.asked > 0 && (
            <p className="text-sm text-muted tabular-nums">
              {tools.asked} asked so far, {tools.answered} wrote a review.
            </p>
          )}
        </div>
      </form>
    </ToolSection>
  );
}

// Commas too, as lists come out of other programs; a number may hold spaces.
const contactsIn = (text: string) =>
  text
    .split(/[\n,;]+/)
    .map((each) => each.trim())
    .filter(Boolean);

const countText = (count: number) => (count === 0 ? "" : count === 1 ? "1 customer." : `${count} customers.`);

function skippedText(skipped: number): string | undefined {
  if (skipped === 0) return undefined;
  return `${skipped === 1 ? "1 was" : `${skipped} were`} asked lately and left out.`;
}

/** Says which of the lines it is. */
function whatIsWrong(error: unknown, contacts: string[]): string {
  const [field, message] = Object.entries((error instanceof ApiError && error.fields) || {})[0] ?? [];
  const contact = contacts[Number(field?.split(".")[1])];
  return contact && message ? `${contact}: ${message}` : (message ?? problemText(error));
}
