import type { Card } from "@cardplaza/contract/cards/cards";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import {
  CUSTOMIZATION_TOAST,
  LOGO_ACCEPT,
  PALETTE_NEEDED,
} from "@cardplaza/contract/cards/customization/customization-words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { checkLogo } from "./check-logo.ts";
import { extractPalette } from "./extract-palette.ts";
import { coloursFrom } from "./palette-rules.ts";
import type { DesignState } from "./use-design.ts";

interface LogoPaletteProps {
  card: Card;
  design: Customization;
  state: DesignState;
}

/** The logo, and the colours that are in it. */
export function LogoPalette({ card, design, state }: LogoPaletteProps) {
  const { logo, setLogo, change } = state;
  const [problem, setProblem] = useState<string>();
  const shown = logo?.url ?? design.logo ?? card.business_logo;
  const palette = useQuery({
    queryKey: ["palette", shown],
    queryFn: () => extractPalette(shown),
    enabled: shown !== "",
  });
  const choose = ([file]: File[]) => {
    if (!file) return;
    const wrong = checkLogo(file);
    setProblem(wrong);
    if (!wrong) setLogo({ file, url: URL.createObjectURL(file) });
  };
  const remove = () => {
    setProblem(undefined);
    if (logo) setLogo(null);
    else change({ logo: null });
  };
  const isOwn = Boolean(logo ?? design.logo);
  return (
    <section aria-label="Colours from your logo" className="grid grid-cols-1 gap-4">
      <h2 className="text-base">Colours from your logo</h2>
      <FileDrop
        label="Logo"
        hint={
          shown && !isOwn
            ? "This is the logo of your card details. Choose another one here for the design."
            : "JPEG, PNG or GIF, up to 5 MB. Its colours are read in your browser."
        }
        accept={LOGO_ACCEPT}
        onFiles={choose}
        error={problem ?? state.logoProblem}
        file={isOwn ? { name: logo?.file.name ?? "Logo", imageUrl: shown } : undefined}
        onRemove={remove}
      />
      {shown && (
        <>
          <Palette
            colours={palette.data}
            failed={palette.isError}
            onApply={(colours) => {
              const applied = coloursFrom(colours);
              if (!applied) return;
              change(applied);
              toast(CUSTOMIZATION_TOAST.coloursApplied);
            }}
          />
          <Switch
            label="Show the logo on the card"
            checked={design.showLogo}
            onChange={({ target }) => change({ showLogo: target.checked })}
          />
        </>
      )}
    </section>
  );
}

interface PaletteProps {
  colours: string[] | undefined;
  failed: boolean;
  onApply: (colours: string[]) => void;
}

function Palette({ colours, failed, onApply }: PaletteProps) {
  if (failed) return <p className="text-sm text-muted">The colours of this logo could not be read.</p>;
  if (!colours) return <p className="text-sm text-muted">Reading the colours…</p>;
  const tooFew = colours.length < PALETTE_NEEDED;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ul aria-label="Extracted colours" className="flex gap-2">
        {colours.map((colour) => (
          <li key={colour} title={colour}>
            <span style={{ background: colour }} className="block size-9 rounded-full border border-line" />
            <span className="sr-only">{colour}</span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" aria-disabled={tooFew || undefined} onClick={() => onApply(colours)}>
        Apply
      </Button>
      {tooFew && <p className="text-sm text-muted">At least 2 colours are needed to apply them.</p>}
    </div>
  );
}
