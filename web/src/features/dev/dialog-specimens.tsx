import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTrigger,
} from "../../ui/overlays/dialog.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Sheet, SheetClose, SheetContent, SheetTrigger } from "../../ui/overlays/sheet.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

export function DialogSpecimen() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary">Dialog</Button>
      </DialogTrigger>
      <DialogContent title="Add a lead" description="Somebody you met and want to keep in touch with.">
        <div className="grid grid-cols-1 gap-5">
          <Field label="Lead name">
            <TextField placeholder="Meera Iyer" />
          </Field>
          <Field label="Lead phone">
            <TextField type="tel" placeholder="98765 43210" />
          </Field>
          <Field label="Note" optional>
            <TextArea />
          </Field>
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button>Add lead</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

export function ConfirmSpecimen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Confirmation
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Are you absolutely sure?"
        description="This will permanently remove the card from your saved list."
        confirmLabel="Unsave"
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 800))}
      />
    </>
  );
}

export function SheetSpecimen({ side }: { side: "left" | "right" | "bottom" }) {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="secondary">Sheet {side}</Button>
      </SheetTrigger>
      <SheetContent
        side={side}
        title="Filters"
        description="Narrow the list of leads"
        footer={
          <SheetClose asChild>
            <Button>Show leads</Button>
          </SheetClose>
        }
      >
        <div className="grid grid-cols-1 gap-5 pt-1">
          <Field label="City">
            <TextField placeholder="Any city" />
          </Field>
          <Switch label="Only with a follow-up" defaultChecked />
          <Switch label="Only from my cards" />
        </div>
      </SheetContent>
    </Sheet>
  );
}
