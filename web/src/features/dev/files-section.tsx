import { useEffect, useState } from "react";
import { FileDrop } from "../../ui/fields/file-drop.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { StepNav } from "../../forms/steps/step-nav.tsx";
import { ShowcaseSection, Specimen } from "./showcase-section.tsx";

const STEPS = { you: "About you", business: "Business", design: "Design", share: "Share" };
const WRONG = new Set(["share"] as const);

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
      <StepsSpecimen />
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

function StepsSpecimen() {
  const [current, setCurrent] = useState<keyof typeof STEPS>("business");
  return (
    <Specimen name="Steps" className="block">
      <StepNav steps={STEPS} current={current} onOpen={setCurrent} wrong={WRONG} />
    </Specimen>
  );
}
