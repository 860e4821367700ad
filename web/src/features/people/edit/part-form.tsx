import { Trash2 } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { LeaveWarning } from "../../../forms/saving/leave-warning.tsx";
import { Button } from "../../../ui/button.tsx";
import type { SavePart } from "./use-save-part.ts";

interface PartFormProps {
  label: string;
  part: SavePart;
  isDirty: boolean;
  /** Paths of the fields that show their own share of a refusal. */
  names: readonly string[];
  onSubmit: (event: FormEvent) => void;
  /** Called after a newer version was taken over. */
  onReload?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  children: ReactNode;
}

/** The frame of a part that is being edited: its fields, what went wrong, and the buttons. */
export function PartForm(props: PartFormProps) {
  const { label, part, isDirty, names, onSubmit, onReload, onDelete, children } = props;
  return (
    <form aria-label={label} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <LeaveWarning when={isDirty && !part.isPending} />
      {children}
      <FormProblem
        error={part.error}
        names={names}
        className="sm:col-span-2"
        action={
          part.isStale && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => void part.takeLatest().then(() => onReload?.())}
            >
              Reload
            </Button>
          )
        }
      />
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        {onDelete && (
          <Button variant="ghost" className="mr-auto text-danger" onClick={onDelete}>
            <Trash2 /> Delete
          </Button>
        )}
        <Button variant="secondary" onClick={part.close}>
          Cancel
        </Button>
        <Button type="submit" busy={part.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
