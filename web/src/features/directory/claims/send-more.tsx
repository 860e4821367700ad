import { CLAIM_NOTE_MAX, CLAIM_TEXT } from "@cardplaza/contract/directory/claims/claim-words";
import type { Claim } from "@cardplaza/contract/directory/claims/claims";
import type { ReactNode } from "react";
import { SmallFormProblem } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CLAIM_MORE_WORDS as words } from "./claim-more-words.ts";
import { useSendMore } from "./use-claims.ts";
import { useDocument } from "./use-document.ts";

/** What we asked the claimant for, and the form that sends it. */
export function SendMore({ claim, back }: { claim: Claim; back: ReactNode }) {
  const file = useDocument();
  const send = useSendMore(claim);
  const form = useSmallForm({
    begin: { note: "", document: "" },
    check: ({ note }) => ({ document: !file.document && note.trim() === "" && CLAIM_TEXT.sendSomething }),
    send: ({ note }) => send.mutateAsync({ note, ...(file.document && { document: file.document.url }) }),
  });
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <Notice tone="warning" title={words.title}>
        <p className="break-words whitespace-pre-wrap">{claim.reason}</p>
        {claim.answerBy && <p className="mt-2">{words.by(claim.answerBy)}</p>}
      </Notice>
      <FileDrop
        label={words.document}
        hint={words.hint}
        accept="application/pdf,.docx,image/jpeg,image/png,image/webp"
        onFiles={([chosen]) => {
          form.change({ document: "" });
          void file.upload(chosen);
        }}
        progress={file.progress}
        file={file.document && { name: file.document.name }}
        onRemove={file.removeDocument}
        error={file.problem ?? form.problems.document}
      />
      <Field label={words.note} optional error={form.problems.note} hint={words.noteHint}>
        <TextArea rows={2} maxLength={CLAIM_NOTE_MAX} {...form.text("note")} />
      </Field>
      <SmallFormProblem text={form.problem} />
      <div className="flex flex-wrap justify-end gap-3">
        {back}
        <Button type="submit" busy={form.isSending} disabled={file.progress !== undefined}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
