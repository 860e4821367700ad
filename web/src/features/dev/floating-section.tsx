import { Copy, Link2, MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from "../../ui/overlays/menu.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../ui/overlays/popover.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import { Tooltip } from "../../ui/overlays/tooltip.tsx";
import { ConfirmSpecimen, DialogSpecimen, SheetSpecimen } from "./dialog-specimens.tsx";
import { ShowcaseSection, Specimen } from "./showcase-section.tsx";

export function FloatingSection() {
  return (
    <ShowcaseSection
      id="floating"
      title="What floats"
      intro="Escape closes it, and the focus returns to where it was. Only what floats has a shadow."
    >
      <Specimen name="Menu, popover, tooltip">
        <MenuSpecimen />
        <Popover>
          <PopoverTrigger asChild>
            <Button variant="secondary">
              <Link2 /> Share
            </Button>
          </PopoverTrigger>
          <PopoverContent aria-label="Share this card">
            <p className="font-semibold">Share this card</p>
            <p className="mt-1 mb-3 text-muted">Anybody with the link can open it.</p>
            <Button size="sm" variant="secondary">
              <Copy /> Copy link
            </Button>
          </PopoverContent>
        </Popover>
        <Tooltip text="Copy link">
          <Button variant="secondary" size="icon" aria-label="Copy link">
            <Copy />
          </Button>
        </Tooltip>
        <Tooltip text="Complete your card details first">
          <Button variant="secondary" aria-disabled>
            Customize design
          </Button>
        </Tooltip>
      </Specimen>
      <Specimen name="Dialog, confirmation, sheet">
        <DialogSpecimen />
        <ConfirmSpecimen />
        <SheetSpecimen side="right" />
        <SheetSpecimen side="left" />
        <SheetSpecimen side="bottom" />
      </Specimen>
      <Specimen name="Toast; one at a time, the newest">
        <Button
          variant="secondary"
          onClick={() => toast({ title: "Card saved", description: "Your changes are live." })}
        >
          Show a toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: "Card Limit Reached",
              description: "Please upgrade to create more than 3 team cards.",
              variant: "destructive",
            })
          }
        >
          Destructive
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: "Lead removed",
              action: { label: "Undo", onPress: () => toast({ title: "Lead is back" }) },
            })
          }
        >
          With an action
        </Button>
      </Specimen>
    </ShowcaseSection>
  );
}

function MenuSpecimen() {
  const [pinned, setPinned] = useState(true);
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button variant="secondary">
            <MoreHorizontal /> Actions
          </Button>
        </MenuTrigger>
        <MenuContent align="start">
          <MenuLabel>Verma Interiors</MenuLabel>
          <MenuItem>
            <Pencil /> Edit card
          </MenuItem>
          <MenuItem>
            <Copy /> Copy link
          </MenuItem>
          <MenuItem disabled>
            <Link2 /> Claim listing
          </MenuItem>
          <MenuSeparator />
          <MenuCheckboxItem checked={pinned} onCheckedChange={setPinned}>
            Pinned
          </MenuCheckboxItem>
          <MenuSeparator />
          <MenuItem tone="danger" onSelect={() => setDeleting(true)}>
            <Trash2 /> Delete card
          </MenuItem>
        </MenuContent>
      </Menu>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title="Delete this card?"
        description="Its address stops working at once. This sample always fails, to show how that looks."
        confirmLabel="Delete card"
        onConfirm={() => Promise.reject(new Error("The card could not be deleted. Please try again."))}
      />
    </>
  );
}
