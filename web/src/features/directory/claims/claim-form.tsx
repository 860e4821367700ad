import {
  CLAIM_NOTE_MAX,
  CLAIM_ROLE_WORDS,
  CLAIM_TEXT,
  type ClaimRole,
} from "@cardplaza/contract/directory/claims/claim-words";
import type { ClaimWays } from "@cardplaza/contract/directory/claims/claims";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useClaimListing } from "./use-claims.ts";
import { useProof } from "./use-proof.ts";

const ROLES = Object.entries(CLAIM_ROLE_WORDS).map(([value, label]) => ({ value, label }));
const SUBMIT = {
  phone_otp: "Send the code",
  email_domain: "Send the code",
  document: "Send to be checked",
} as const;

/** The claimant's role, and one of the three proofs. */
export function ClaimForm({ listingId, ways }: { listingId: string; ways: ClaimWays }) {
  const [role, setRole] = useState<ClaimRole>("owner");
  const [note, setNote] = useState("");
  const proof = useProof(ways);
  const claim = useClaimListing(listingId);
  const fields = claim.error instanceof ApiError ? claim.error.fields : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = proof.check();
    if (given && !claim.isPending) claim.mutate({ ...given, role, note });
  };
  return (
    <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
      {ways.hasOwner && <Notice>{CLAIM_TEXT.ownerAsked}</Notice>}
      <RadioGroup
        label="Your role"
        options={ROLES}
        value={role}
        onChange={({ target }) => setRole(target.value as ClaimRole)}
      />
      <RadioGroup
        label="How will you show it?"
        framed
        className="[&>div]:sm:grid-cols-1"
        value={proof.method}
        onChange={({ target }) => proof.choose(target.value)}
        options={waysOf(ways)}
      />
      <ProofFields ways={ways} proof={proof} fields={fields} />
      <Field
        label="Note"
        optional
        error={fields?.note}
        hint={ways.hasOwner ? "The owner and our team read it." : "Our team reads it."}
      >
        <TextArea
          rows={2}
          maxLength={CLAIM_NOTE_MAX}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {claim.isError && !fields && (
        <Notice tone="danger" live>
          {problemText(claim.error)}
        </Notice>
      )}
      <DialogFooter>
        <Button type="submit" busy={claim.isPending} disabled={proof.progress !== undefined}>
          {SUBMIT[proof.method]}
        </Button>
      </DialogFooter>
    </form>
  );
}

const waysOf = (ways: ClaimWays) => [
  {
    value: "phone_otp",
    label: "A code by SMS",
    hint: ways.phone.reason ?? `To ${ways.phone.to}, the number on the listing.`,
    disabled: ways.phone.to === null,
  },
  {
    value: "email_domain",
    label: "A code by e-mail",
    hint: ways.email.reason ?? `To an address at ${ways.email.domain}. We then check it.`,
    disabled: ways.email.domain === null,
  },
  {
    value: "document",
    label: "A document",
    hint: "Such as a GST or shop licence, or a utility bill in the business's name. We then check it.",
  },
];

interface ProofFieldsProps {
  ways: ClaimWays;
  proof: ReturnType<typeof useProof>;
  fields: Readonly<Record<string, string>> | undefined;
}

/** What the chosen way needs: an address, a document, or nothing. */
function ProofFields({ ways, proof, fields }: ProofFieldsProps) {
  return (
    <>
      {proof.method === "email_domain" && (
        <Field label="Address" required error={proof.problem ?? fields?.email}>
          <TextField
            type="email"
            autoComplete="email"
            placeholder={`you@${ways.email.domain}`}
            value={proof.email}
            onChange={({ target }) => proof.setEmail(target.value)}
          />
        </Field>
      )}
      {proof.method === "document" && (
        <FileDrop
          label="Document"
          hint="It must show the business's name. PDF, Word or a picture, up to 10 MB. Only our team sees it."
          accept="application/pdf,.docx,image/jpeg,image/png,image/webp"
          onFiles={([file]) => void proof.upload(file)}
          progress={proof.progress}
          file={proof.document && { name: proof.document.name }}
          onRemove={proof.removeDocument}
          error={proof.problem ?? fields?.document}
        />
      )}
    </>
  );
}
