import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { api } from "../../../lib/api.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useReadChapters, useShowChapter } from "../use-chapter.ts";
import { useMembers } from "../use-members.ts";

/** The leader chooses who leads from now on; they stay as a member. */
export function HandOverDialog({ chapter, onClose }: { chapter: Chapter; onClose: () => void }) {
  const { data } = useMembers(chapter._id);
  const show = useShowChapter();
  const readAgain = useReadChapters();
  const form = useSmallForm({
    begin: { userId: "" },
    check: ({ userId }) => ({ userId: userId === "" && CHAPTER_TEXT.transferTo }),
    async send(body) {
      show(await api["POST /api/chapters/:id/transfer"]({ params: { id: chapter._id }, body }));
      toast({ title: "The chapter is handed over" });
      void readAgain();
    },
    onSent: onClose,
  });
  const next = (data?.members ?? []).filter(({ status, role }) => status === "active" && role !== "leader");
  return (
    <SmallFormDialog
      title="Hand over the chapter"
      description={`${CHAPTER_TEXT.needsPlan} You stay as a member.`}
      form={form}
      sendLabel="Hand over"
      onClose={onClose}
    >
      {data && next.length === 0 && (
        <Notice>Nobody else takes part in the chapter yet. Invite members first.</Notice>
      )}
      <Field label="New leader" required error={form.problems.userId}>
        <Select
          placeholder="Choose a member"
          options={next.map((member) => ({
            value: member.userId,
            label: [member.person.name, member.categoryName].filter(Boolean).join(", "),
          }))}
          {...form.text("userId")}
        />
      </Field>
    </SmallFormDialog>
  );
}
