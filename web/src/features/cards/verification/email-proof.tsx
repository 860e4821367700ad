import { VERIFICATION_TEXT } from "@cardplaza/contract/cards/verification/verification-rules";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { useRequestVerification } from "./use-verification.ts";

interface EmailProofProps {
  cardId: string;
  domain: string;
  onRequested: () => void;
}

export function EmailProof({ cardId, domain, onRequested }: EmailProofProps) {
  const [email, setEmail] = useState("");
  const [checked, setChecked] = useState(false);
  const request = useRequestVerification();
  const fields = request.error instanceof ApiError ? request.error.fields : undefined;
  const isThere = email.trim().toLowerCase().endsWith(`@${domain}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isThere) request.mutate({ method: "email", email, cardId }, { onSuccess: onRequested });
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <Field
        label="Address"
        error={checked && !isThere ? VERIFICATION_TEXT.otherDomain(domain) : fields?.email}
        hint="We send one code there and nothing else."
      >
        <TextField
          type="email"
          autoComplete="email"
          placeholder={`you@${domain}`}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      {request.isError && !fields && (
        <Notice tone="danger" live>
          {problemText(request.error)}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={request.isPending}>
          Send code
        </Button>
      </div>
    </form>
  );
}
