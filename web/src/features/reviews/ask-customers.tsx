import { REVIEW_CONTACTS_MAX, REVIEW_REQUEST_EVERY_DAYS } from "@cardplaza/contract/reviews/review-words";
import type { ReviewTools } from "@cardplaza/contract/reviews/review-tools";
import { refusedFields } from "../../forms/saving/refused-fields.ts";
import { useSmallForm } from "../../forms/small/use-small-form.ts";
import { apiOnce } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import { ToolSection } from "./tool-section.tsx";
import type { ReviewedTarget } from "./reviewed-target.ts";
import { useRefreshTools } from "./use-review-tools.ts";

/** Sends a link to customers. The words are ours, so the same for everybody. */
export function AskCustomers({ target, tools }: { target: ReviewedTarget; tools: ReviewTools }) {
  const refresh = useRefreshTools(target);
  const form = useSmallForm({
    begin: { contacts: "" },
    check: ({ contacts }) => ({ contacts: contactsIn(contacts).length === 0 && "Enter whom to ask." }),
    async send({ contacts }, key) {
      const { targetType, targetId } = target;
      const { sent, skipped } = await apiOnce(key)["POST /api/reviews/requests"]({
        body: { targetType, targetId, contacts: contactsIn(contacts) },
      });
      toast({
        title: sent === 1 ? "1 customer asked" : `${sent} customers asked`,
        description: skippedText(skipped),
      });
      void refresh();
    },
    problemAt: "contacts",
  });
  const contacts = contactsIn(form.values.contacts);
  return (
    <ToolSection
      title="Ask customers"
      text={`Each gets one link, by e-mail or SMS, at most once in ${REVIEW_REQUEST_EVERY_DAYS} days.`}
    >
      <form {...form.props} className="grid gap-3">
        <Field
          label="E-mail addresses or mobile numbers"
          hint={`One on each line, up to ${REVIEW_CONTACTS_MAX}. ${countText(contacts.length)}`}
          error={whatIsWrong(form.error, contacts) ?? form.problems.contacts}
        >
          <TextArea rows={3} placeholder={"meera@example.com\n98450 12345"} {...form.text("contacts")} />
        </Field>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="sm" busy={form.isSending} aria-disabled={contacts.length === 0}>
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
function whatIsWrong(error: unknown, contacts: string[]): string | undefined {
  const [field, message] = Object.entries(refusedFields(error))[0] ?? [];
  const contact = contacts[Number(field?.split(".")[1])];
  return contact && message ? `${contact}: ${message}` : undefined;
}
