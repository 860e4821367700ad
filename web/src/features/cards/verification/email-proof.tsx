import { VERIFICATION_TEXT } from "@cardplaza/contract/cards/verification/verification-rules";
import { SmallFormProblem } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useRequestVerification } from "./use-verification.ts";

interface EmailProofProps {
  cardId: string;
  domain: string;
  onRequested: () => void;
}

export function EmailProof({ cardId, domain, onRequested }: EmailProofProps) {
  const request = useRequestVerification();
  const form = useSmallForm({
    begin: { email: "" },
    check: ({ email }) => ({
      email: !email.trim().toLowerCase().endsWith(`@${domain}`) && VERIFICATION_TEXT.otherDomain(domain),
    }),
    send: ({ email }) => request.mutateAsync({ method: "email", email, cardId }),
    onSent: onRequested,
  });
  return (
    <form {...form.props} className="grid gap-4">
      <Field label="Address" error={form.problems.email} hint="We send one code there and nothing else.">
        <TextField type="email" autoComplete="email" placeholder={`you@${domain}`} {...form.text("email")} />
      </Field>
      <SmallFormProblem text={form.problem} />
      <div>
        <Button type="submit" busy={form.isSending}>
          Send code
        </Button>
      </div>
    </form>
  );
}
