import { INTRO_REASON } from "@cardplaza/contract/people/connection-words";
import type { PublicProfile } from "@cardplaza/contract/people/profile";
import { useQueryClient } from "@tanstack/react-query";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { api } from "../../../lib/api.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { ChooseShared } from "./choose-shared.tsx";

const [LEAST, MOST] = INTRO_REASON;

/** Asks somebody whom both know to introduce the viewer. */
export function IntroDialog({ profile, onClose }: { profile: PublicProfile; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { people, count } = profile.mutual;
  const form = useSmallForm({
    // Of several, the member chooses: nobody is asked by mistake.
    begin: { via: count === 1 ? people[0] : undefined, reason: "" },
    check: ({ via, reason }) => ({
      via: !via && "Choose who to ask.",
      reason: reason.trim().length < LEAST && `Enter at least ${LEAST} characters.`,
    }),
    async send({ via, reason }) {
      await api["POST /api/intros"]({
        body: { viaId: via?._id ?? "", targetId: profile._id, reason: reason.trim() },
      });
      toast({
        title: `You asked ${via?.name}`,
        description: `We'll notify you when ${profile.name} accepts.`,
      });
      void queryClient.invalidateQueries({ queryKey: ["GET /api/connections"] });
    },
    onSent: onClose,
  });
  const { via, reason } = form.values;
  return (
    <SmallFormDialog
      title={`An introduction to ${profile.name}`}
      description={`${profile.name} hears about this only if the person you ask forwards it.`}
      form={form}
      sendLabel={via ? `Ask ${via.name}` : "Ask for an introduction"}
      onClose={onClose}
    >
      <ChooseShared
        profile={profile}
        chosen={via}
        onChoose={(person) => form.change({ via: person })}
        error={form.problems.via}
      />
      <Field
        label={`Why do you want to meet ${profile.name}?`}
        required
        error={form.problems.reason}
        hint={
          <>
            Both of them read this ·{" "}
            <span className="tabular-nums">
              {reason.trim().length}/{MOST}
            </span>
          </>
        }
      >
        <TextArea rows={4} maxLength={MOST} {...form.text("reason")} />
      </Field>
    </SmallFormDialog>
  );
}
