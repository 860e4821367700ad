import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { INVITED_CONTACT_MAX } from "@cardplaza/contract/chapters/invite-words";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";

const contactOf = (typed: string) => (typed.includes("@") ? { email: typed } : { mobile: typed });

/** An invitation to one person, by SMS or e-mail. */
export function InviteByMessage({ chapter, category }: { chapter: Chapter; category: string }) {
  const form = useSmallForm({
    begin: { contact: "" },
    check: ({ contact }) => ({ contact: contact.trim() === "" && "Enter a mobile number or an e-mail." }),
    async send({ contact }) {
      const typed = contact.trim();
      await api["POST /api/chapters/:id/invite-links"]({
        params: { id: chapter._id },
        body: { ...contactOf(typed), ...(category && { category }) },
      });
      toast({ title: `Invitation sent to ${typed}`, description: "We'll notify you when they join." });
    },
    named: { mobile: "contact", email: "contact" },
    problemAt: "contact",
  });
  return (
    <form {...form.props} className="flex flex-wrap items-start gap-3">
      <Field
        label="Mobile or e-mail"
        hint="We send one message with your name and the chapter's. It works once."
        error={form.problems.contact}
        className="flex-[1_1_14rem]"
      >
        <TextField
          name="contact"
          autoComplete="off"
          maxLength={INVITED_CONTACT_MAX}
          {...form.text("contact")}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        busy={form.isSending}
        className="mt-6.5 h-11 max-sm:w-full max-sm:mt-0"
      >
        Send invitation
      </Button>
    </form>
  );
}
