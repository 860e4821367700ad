import { MAX_RESUME_BYTES, MAX_STORED_RESUMES } from "@cardplaza/contract/jobs/application-words";
import { FileText } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import type { Form } from "./application-fields.tsx";

/** One of the stored resumes with one tap, or a file. */
export function ResumeField({ form }: { form: Form }) {
  const { resume, stored, resumes } = form;
  return (
    <div className="grid grid-cols-1 gap-3">
      {!resume && !stored && resumes.length > 0 && (
        <ul aria-label="Your resumes" className="grid grid-cols-1 gap-2">
          {resumes.map((each) => (
            <li key={each._id}>
              <Button
                variant="secondary"
                className="h-auto min-h-11 w-full justify-start py-2 text-left whitespace-normal"
                onClick={() => form.takeStored(each)}
              >
                <FileText aria-hidden="true" />
                <span className="min-w-0 wrap-anywhere">Use {each.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label={resumes.length > 0 && !resume && !stored ? "Or another resume" : "Resume"}
        hint={`PDF or DOCX, up to ${MAX_RESUME_BYTES / 1024 / 1024} MB. Only the company's team sees it.`}
        accept=".pdf,.docx,application/pdf"
        onFiles={([file]) => form.choose(file)}
        progress={form.progress}
        disabled={form.isSending}
        file={(resume ?? stored) && { name: (resume ?? stored)?.name ?? "" }}
        onRemove={() => form.choose(undefined)}
        error={form.problems.resume}
      />
      {resume && resumes.length < MAX_STORED_RESUMES && (
        <Checkbox
          label="Keep this resume for next time"
          hint="In your profile. Only you see it there, and you can delete it any time."
          checked={form.keeps}
          onChange={({ target }) => form.setKeeps(target.checked)}
        />
      )}
    </div>
  );
}
