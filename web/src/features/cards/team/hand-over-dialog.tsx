import { EMAIL_MAX, NAME_MAX } from "@cardplaza/contract/accounts/account-words";
import { INVITE_DAYS } from "@cardplaza/contract/cards/team/team-words";
import type { TeamCard } from "@cardplaza/contract/cards/team/team-cards";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { useHandOver } from "./use-team-cards.ts";

/** A member leaves: the card is taken back, and who comes next is invited. */
export function HandOverDialog({ card, onClose }: { card: TeamCard; onClose: () => void }) {
  const handOver = useHandOver();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const fields = handOver.error instanceof ApiError ? (handOver.error.fields ?? {}) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (handOver.isPending) return;
    const to = { name: name.trim() || undefined, email: email.trim() || undefined };
    handOver.mutate({ id: card._id, ...to }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`Hand over the card of ${card.name}`}
        description={`${card.name} can no longer edit it from now on and keeps the leads received so far. Its links and QR codes go on working.`}
      >
        <form onSubmit={submit} className="grid grid-cols-1 gap-4">
          {handOver.isError && Object.keys(fields).length === 0 && (
            <Notice tone="danger" live>
              {problemText(handOver.error)}
            </Notice>
          )}
          <Field
            label="Name of the successor"
            optional
            error={fields.name}
            hint={`The card then carries this name, without the portrait, video, phone, e-mail and words of ${card.name}.`}
          >
            <TextField
              maxLength={NAME_MAX}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Field
            label="E-mail of the successor"
            optional
            error={fields.email}
            hint={`We invite this person to take the card over, within ${INVITE_DAYS} days. You can do that later too.`}
          >
            <TextField
              type="email"
              maxLength={EMAIL_MAX}
              autoComplete="off"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={handOver.isPending}>
              Hand over
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
