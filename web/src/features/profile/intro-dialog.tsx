import { INTRO_REASON } from "@cardplaza/contract/connect/connection-words";
import type { PublicProfile } from "@cardplaza/contract/profile/profile";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { refusedFields } from "../../forms/saving/refused-fields.ts";
import { api } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../ui/overlays/dialog.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import { ChooseShared } from "./choose-shared.tsx";

const [LEAST, MOST] = INTRO_REASON;

/** Asks somebody whom both know to introduce the viewer. */
export function IntroDialog({ profile, onClose }: { profile: PublicProfile; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { people, count } = profile.mutual;
  // If there are several people, the member chooses one: nobody is asked by mistake.
  const [via, setVia] = useState(count === 1 ? people[0] : undefined);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const length = reason.trim().length;
  const ask = useMutation({
    mutationFn: () =>
      api["POST /api/intros"]({
        body: { viaId: via?._id ?? "", targetId: profile._id, reason: reason.trim() },
      }),
    onSuccess() {
      toast({
        title: `You asked ${via?.name}`,
        description: `We'll notify you when ${profile.name} accepts.`,
      });
      void queryClient.invalidateQueries({ queryKey: ["GET /api/connections"] });
      onClose();
    },
  });
  const tooShort = isTried && length < LEAST ? `Enter at least ${LEAST} characters.` : undefined;
  const refused = refusedFields(ask.error).reason;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (via && length >= LEAST && !ask.isPending) return ask.mutate();
    const form = event.currentTarget;
    requestAnimationFrame(() =>
      form.querySelector<HTMLElement>(via ? "textarea" : "input[type=radio]")?.focus(),
    );
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`An introduction to ${profile.name}`}
        description={`${profile.name} hears about this only if the person you ask forwards it.`}
      >
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
          <ChooseShared
            profile={profile}
            chosen={via}
            onChoose={setVia}
            error={isTried && !via ? "Choose who to ask." : undefined}
          />
          <Field
            label={`Why do you want to meet ${profile.name}?`}
            required
            error={tooShort ?? refused}
            hint={
              <>
                Both of them read this ·{" "}
                <span className="tabular-nums">
                  {length}/{MOST}
                </span>
              </>
            }
          >
            <TextArea
              rows={4}
              maxLength={MOST}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          {ask.error && !refused && (
            <Notice tone="danger" live>
              {problemText(ask.error)}
            </Notice>
          )}
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={ask.isPending}>
              {via ? `Ask ${via.name}` : "Ask for an introduction"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
