import type { Card } from "@cardplaza/contract/cards/cards";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LeaveWarning } from "../../../forms/saving/leave-warning.tsx";
import { BadgeWarning } from "./badge-warning.tsx";
import { CardForm } from "./card-form.tsx";
import { EditActions } from "./edit-actions.tsx";
import { AlsoChanged, LatestNotice } from "../../../forms/saving/latest-notice.tsx";
import { ProblemNotice } from "../../../forms/saving/problem-notice.tsx";
import { labelOf } from "./card-form-definition.ts";
import { useEditCard } from "./use-edit-card.ts";

export function EditCardForm({ card }: { card: Card }) {
  const edit = useEditCard(card);
  const { state, saving, isDirty, stale, clashes, takeLatest, restored, leave } = edit;
  return (
    <>
      <LeaveWarning when={isDirty} />
      <BadgeWarning {...edit.badgeWarning} />
      <CardForm
        state={state}
        design={card.customization}
        badgesOf={edit.badgesOf}
        video={card.videoHidden ? null : card.video}
        title="Edit card"
        saveLabel="Save changes"
        busy={saving.isPending || edit.isLeaving}
        progress={saving.progress}
        onSave={() => void edit.save()}
        actions={<EditActions card={card} isDirty={isDirty} onLeave={leave} />}
        notices={
          <>
            {restored && (
              <Notice tone={restored.length > 0 ? "warning" : "info"} className="mb-5">
                We kept your changes from before you signed in again. Save them now.
                <AlsoChanged fields={restored} labelOf={labelOf} />
              </Notice>
            )}
            {clashes && <LatestNotice clashes={clashes} labelOf={labelOf} />}
            <ProblemNotice
              error={saving.error}
              action={
                stale && (
                  <Button size="sm" variant="secondary" onClick={() => void takeLatest()}>
                    Reload
                  </Button>
                )
              }
            />
          </>
        }
      />
    </>
  );
}
