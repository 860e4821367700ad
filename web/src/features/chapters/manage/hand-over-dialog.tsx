import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useReadChapters, useShowChapter } from "../chapter/use-chapter.ts";
import { useMembers } from "../chapter/use-members.ts";

/** The leader chooses who leads from now on; they stay as a member. */
export function HandOverDialog({ chapter, onClose }: { chapter: Chapter; onClose: () => void }) {
  const { data } = useMembers(chapter._id);
  const [userId, setUserId] = useState("");
  const [missing, setMissing] = useState<string>();
  const show = useShowChapter();
  const readAgain = useReadChapters();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api["POST /api/chapters/:id/transfer"]({ params: { id: chapter._id }, body: { userId } }),
    onSuccess: (saved) => {
      show(saved);
      toast({ title: "The chapter is handed over" });
      onClose();
      void readAgain();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (userId === "") return setMissing(CHAPTER_TEXT.transferTo);
    if (!isPending) mutate();
  };
  const next = (data?.members ?? []).filter(({ status, role }) => status === "active" && role !== "leader");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Hand over the chapter"
        description={`${CHAPTER_TEXT.needsPlan} You stay as a member.`}
      >
        {data && next.length === 0 && (
          <Notice className="mb-4">Nobody else takes part in the chapter yet. Invite members first.</Notice>
        )}
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <FormProblem error={error} names={["userId"]} />
          <Field label="New leader" required error={missing ?? refusedFields(error)["userId"]}>
            <Select
              placeholder="Choose a member"
              options={next.map((member) => ({
                value: member.userId,
                label: [member.person.name, member.categoryName].filter(Boolean).join(", "),
              }))}
              value={userId}
              onChange={({ target }) => {
                setUserId(target.value);
                setMissing(undefined);
              }}
            />
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
            <Button type="submit" busy={isPending}>
              Hand over
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
