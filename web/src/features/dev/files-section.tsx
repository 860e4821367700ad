import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { ShowcaseSection, Specimen } from "./showcase-section.tsx";

const steps = [
  { id: "you", label: "About you" },
  { id: "business", label: "Business" },
  { id: "design", label: "Design" },
  { id: "share", label: "Share" },
];

export function FilesSection() {
  return (
    <ShowcaseSection
      id="files"
      title="Files and steps"
      intro="Drop a file, press, or use the keyboard. Progress is a line and a figure."
    >
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <UploadSpecimen />
        <FileDrop
          label="Logo"
          hint="PNG or SVG, up to 2 MB"
          error="This file is larger than 2 MB. Choose a smaller one."
          onFiles={() => {}}
        />
        <FileDrop label="Brochure on its way" progress={0.62} onFiles={() => {}} />
        <FileDrop
          label="Brochure"
          hint="PDF, up to 10 MB"
          file={{ name: "verma-interiors-modular-kitchens-catalogue-2026-final.pdf" }}
          onFiles={() => {}}
          onRemove={() => {}}
        />
      </div>
      <StepperSpecimen />
      <Specimen name="Progress bar" className="max-w-sm">
        <ProgressBar label="Profile completeness" value={0.7} />
      </Specimen>
    </ShowcaseSection>
  );
}

function UploadSpecimen() {
  const [file, setFile] = useState<{ name: string; imageUrl?: string }>();
  const [progress, setProgress] = useState<number>();
  useEffect(() => {
    if (progress === undefined) return;
    const timer = setTimeout(() => setProgress(progress >= 1 ? undefined : progress + 0.1), 120);
    return () => clearTimeout(timer);
  }, [progress]);
  function take([first]: File[]) {
    if (!first) return;
    const picture = first.type.startsWith("image/") ? { imageUrl: URL.createObjectURL(first) } : {};
    setFile({ name: first.name, ...picture });
    setProgress(0);
  }
  return (
    <FileDrop
      label="Portrait"
      hint="JPG, PNG or WebP, up to 5 MB"
      accept="image/*"
      file={file}
      progress={progress}
      onFiles={take}
      onRemove={() => {
        setFile(undefined);
        setProgress(undefined);
      }}
    />
  );
}

function StepperSpecimen() {
  const [current, setCurrent] = useState(1);
  return (
    <Specimen name="Stepper" className="block">
      <Stepper steps={steps} current={current} label="Create a card" />
      <div className="mt-5 flex gap-3">
        <Button
          size="sm"
          variant="secondary"
          disabled={current === 0}
          onClick={() => setCurrent(current - 1)}
        >
          Back
        </Button>
        <Button size="sm" disabled={current === steps.length} onClick={() => setCurrent(current + 1)}>
          Next
        </Button>
      </div>
    </Specimen>
  );
}
