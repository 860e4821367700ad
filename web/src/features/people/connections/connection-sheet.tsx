import { MAX_TAGS, PRIVATE_NOTE_MAX, TAG_MAX } from "@cardplaza/contract/people/connection-words";
import type { Connection } from "@cardplaza/contract/people/connections";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useId, useState } from "react";
import { WordsField } from "../../../forms/fields/words-field.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { useOutbox } from "../../../lib/outbox/use-outbox.ts";
import { query } from "../../../lib/query.ts";
import { OUTBOX_TEXT } from "../../../site/outbox/outbox-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { CONNECTION_NOTE } from "./connection-kind.ts";
import { usePeopleCache } from "./use-people.ts";

/** Tags and a note about one connection, for the member's own eyes. What is typed stays if saving fails. */
export function ConnectionSheet({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const { _id, person } = connection;
  const formId = useId();
  const [isLeaving, setLeaving] = useState(false);
  const save = useSave(connection);
  const begin = { tags: connection.tags, note: connection.privateNote };
  const differs = ({ tags, note }: typeof begin) =>
    note.trim() !== begin.note || tags.join("\n") !== begin.tags.join("\n");
  const form = useSmallForm({
    begin,
    async send(values) {
      if (differs(values)) await save.mutateAsync({ tags: values.tags, privateNote: values.note.trim() });
    },
    onSent: onClose,
  });
  const { tags, note } = form.values;
  const isChanged = differs(form.values);
  const close = () => (isChanged ? setLeaving(true) : onClose());
  return (
    <Sheet open onOpenChange={(open) => !open && close()}>
      <SheetContent
        title={person.name}
        description={person.headline}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={form.isSending}>
              Save
            </Button>
          </>
        }
      >
        <form id={formId} {...form.props} className="grid grid-cols-1 gap-5 pt-1">
          <p className="flex items-center gap-2 text-sm text-muted">
            <Lock aria-hidden="true" className="size-4 shrink-0" /> Only you see this.
          </p>
          <WordsField
            label="Tags"
            hint="For example supplier, client, or where you met."
            words={tags}
            most={MAX_TAGS}
            longest={TAG_MAX}
            onChange={(next) => form.change({ tags: next })}
          />
          <Field
            label="Private note"
            optional
            hint={
              <span className="tabular-nums">
                {note.length.toLocaleString("en-IN")}/{PRIVATE_NOTE_MAX.toLocaleString("en-IN")}
              </span>
            }
          >
            <TextArea rows={8} className="min-h-40" maxLength={PRIVATE_NOTE_MAX} {...form.text("note")} />
          </Field>
          {form.problem && (
            <Notice tone="danger" live title="Not saved">
              {form.problem}
            </Notice>
          )}
        </form>
        <ConfirmDialog
          open={isLeaving}
          onOpenChange={setLeaving}
          title="Leave without saving?"
          description="Your changes will be lost."
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={onClose}
        />
      </SheetContent>
    </Sheet>
  );
}

/** Without a network it waits to be sent, and the list shows it already. */
function useSave(connection: Connection) {
  const { _id: id, person } = connection;
  const queryClient = useQueryClient();
  const cache = usePeopleCache();
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (body: { tags: string[]; privateNote: string }) =>
      outbox.add(CONNECTION_NOTE, { call: { params: { id }, body }, label: `Note on ${person.name}` }),
    onSuccess(added, noted) {
      cache.put("sent" in added ? added.sent : { ...connection, ...noted });
      if ("waits" in added) return void toast(OUTBOX_TEXT.kept);
      void queryClient.invalidateQueries({ queryKey: query["GET /api/connections/tags"]().queryKey });
      toast({ title: "Saved" });
    },
  });
}
