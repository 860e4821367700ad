import type { Card } from "@cardplaza/contract/cards/cards";
import { Eye } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { LeaveWarning } from "../../../forms/saving/leave-warning.tsx";
import { ColoursTab } from "./colours-tab.tsx";
import { EditorSkeleton } from "./editor-skeleton.tsx";
import { ElementsTab } from "./elements-tab.tsx";
import { LivePreview } from "./live-preview.tsx";
import { PersonalizationHeading } from "./personalization-heading.tsx";
import { StyleTab } from "./style-tab.tsx";
import { useDesign } from "./use-design.ts";
import { useIsWide } from "./use-is-wide.ts";

/** The tabs on one side, the card as it would look on the other, or in a sheet on small screens. */
export function DesignEditor({ card, selector }: { card: Card; selector: ReactNode }) {
  const state = useDesign(card);
  const isWide = useIsWide();
  const [previewing, setPreviewing] = useState(false);
  const { saved, design, shown, change, busy, isDirty } = state;
  const preview = shown && <LivePreview card={card} design={shown} />;
  return (
    <>
      <PersonalizationHeading selector={selector} busy={busy} onReset={state.reset} onSave={state.save} />
      {design && preview ? (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(320px,400px)]">
          <Panel className="pt-2 sm:pt-3">
            <Tabs defaultValue="colors">
              <TabList aria-label="Design">
                <Tab value="colors">Colors</Tab>
                <Tab value="elements">Elements</Tab>
                <Tab value="style">Style</Tab>
              </TabList>
              <TabPanel value="colors">
                <ColoursTab card={card} state={state} design={design} />
              </TabPanel>
              <TabPanel value="elements">
                <ElementsTab design={design} change={change} />
              </TabPanel>
              <TabPanel value="style">
                <StyleTab design={design} change={change} />
              </TabPanel>
            </Tabs>
          </Panel>
          {isWide ? (
            <section
              aria-label="Live Preview"
              className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card border border-line bg-sunken p-5"
            >
              <PanelHeader title="Live Preview" className="mb-4" />
              {preview}
            </section>
          ) : (
            <div
              data-foot-bar=""
              className="sticky bottom-(--bottom-bar,0px) z-10 -mx-4 border-t border-line bg-surface px-4 py-3"
            >
              <Button variant="secondary" className="w-full" onClick={() => setPreviewing(true)}>
                <Eye /> Live Preview
              </Button>
              <Sheet open={previewing} onOpenChange={setPreviewing}>
                <SheetContent title="Live Preview" side="bottom">
                  {preview}
                </SheetContent>
              </Sheet>
            </div>
          )}
        </div>
      ) : saved.isError ? (
        <ErrorState
          title="Failed to fetch customization"
          retrying={saved.isFetching}
          onRetry={() => void saved.refetch()}
        />
      ) : (
        <EditorSkeleton />
      )}
      <LeaveWarning when={isDirty && busy === null} />
    </>
  );
}
