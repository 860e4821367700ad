import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { INVITED_CONTACT_MAX } from "@cardplaza/contract/chapters/invite-words";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";

const contactOf = (typed: string) => (typed.includes("@") ? { email: typed } : { mobile: typed });

/** An invitation to one person, by SMS or e-mail. */
export function InviteByMessage({ chapter, category }: { chapter: Chapter; category: string }) {
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState<string>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (contact: string) =>
      api["POST /api/chapters/:id/invite-links"]({
        params: { id: chapter._id },
        body: { ...contactOf(contact), ...(category && { category }) },
      }),
    onSuccess: (_link, contact) => {
      toast({ title: `Invitation sent to ${contact}`, description: "We'll notify you when they join." });
      setTyped("");
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const contact = typed.trim();
    if (contact === "") return setMissing("Enter a mobile number or an e-mail.");
    if (!isPending) mutate(contact);
  };
  const refused = refusedFields(error);
  const wrong = missing ?? refused["mobile"] ?? refused["email"] ?? (error ? problemText(error) : undefined);
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field
        label="Mobile or e-mail"
        hint="We send one message with your name and the chapter's. It works once."
        error={wrong}
        className="flex-[1_1_14rem]"
      >
        <TextField
          name="contact"
          autoComplete="off"
          maxLength={INVITED_CONTACT_MAX}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setMissing(undefined);
            reset();
          }}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        busy={isPending}
        className="mt-6.5 h-11 max-sm:w-full max-sm:mt-0"
      >
        Send invitation
      </Button>
    </form>
  );
}
