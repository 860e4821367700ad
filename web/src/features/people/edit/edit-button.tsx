import { Pencil, Plus } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useEditing } from "./use-editing.ts";

interface EditButtonProps {
  part: string;
  /** What it does, such as "Edit skills". */
  label: string;
  /** True for a new entry: the button then has words. */
  isNew?: boolean;
}

/** Turns a part into a form. Absent while another part is one, so that nothing typed there is lost. */
export function EditButton({ part, label, isNew = false }: EditButtonProps) {
  const { part: open, open: edit } = useEditing();
  if (open !== null) return null;
  return isNew ? (
    <Button variant="secondary" size="sm" data-edit={part} onClick={() => edit(part)}>
      <Plus /> {label}
    </Button>
  ) : (
    <Button
      variant="ghost"
      size="icon-sm"
      data-edit={part}
      aria-label={label}
      title={label}
      onClick={() => edit(part)}
    >
      <Pencil />
    </Button>
  );
}
