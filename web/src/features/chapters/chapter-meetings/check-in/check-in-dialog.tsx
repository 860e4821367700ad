import { TYPED_CHECK_IN_MAX } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { type FormEvent, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Dialog, DialogContent } from "../../../../ui/overlays/dialog.tsx";
import { CameraView } from "../../../contacts/scanner/camera-view.tsx";
import { codeOfText } from "./code-of-text.ts";

interface CheckInDialogProps {
  meetingId: string;
  onCode: (code: string) => void;
  onClose: () => void;
}

const NOT_A_CODE = "This is not the code of this meeting. Use the one on the officer's screen.";

/** The camera is on at once; six digits are for those without one. */
export function CheckInDialog({ meetingId, onCode, onClose }: CheckInDialogProps) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<{ scanned: boolean }>();
  const take = (text: string, scanned: boolean) => {
    const code = codeOfText(text, meetingId);
    if (!code) return setWrong({ scanned });
    onCode(code);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(typed, false);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Check in"
        description="Scan the QR code on the officer's screen, or type the six digits below it."
      >
        <CameraView
          startsOn
          hint="Point the camera at the QR code."
          otherWay="Type the six digits instead."
          onCode={(text) => take(text, true)}
        />
        {wrong?.scanned && (
          <p role="alert" className="mt-3 text-sm text-danger">
            {NOT_A_CODE}
          </p>
        )}
        <form noValidate onSubmit={submit} className="mt-5 flex flex-wrap items-end gap-3">
          <Field
            label="Six digits"
            error={wrong && !wrong.scanned ? NOT_A_CODE : undefined}
            className="flex-[1_1_12rem]"
          >
            <TextField
              value={typed}
              maxLength={TYPED_CHECK_IN_MAX}
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              className="tracking-wider"
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          {/* A check-in without a network waits in the browser, so nothing is lost. */}
          <Button type="submit" variant="secondary" offlineNote={false} className="h-11 self-start mt-6.5">
            Check in
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
