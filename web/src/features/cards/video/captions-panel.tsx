import { readCaptions } from "@cardplaza/contract/cards/video/captions";
import type { CardVideo } from "@cardplaza/contract/cards/video/card-video";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SmallFormProblem } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { SkeletonText } from "../../../ui/skeleton.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { useSaveCaptions } from "./use-card-video.ts";

const EXAMPLE = "WEBVTT\n\n00:00.000 --> 00:04.000\nNamaste, I am Asha.\n";

/** What is said in the video, for those who cannot hear it. */
export function CaptionsPanel({ cardId, video }: { cardId: string; video: CardVideo }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["captions", video.captions],
    queryFn: async () => (video.captions ? fetchText(video.captions) : ""),
  });
  return (
    <Panel>
      <PanelHeader
        title="Captions"
        description="Many people watch without sound, and some cannot hear. Write WebVTT, or load a .vtt file."
      />
      {data !== undefined ? (
        <CaptionsForm key={data} cardId={cardId} saved={data} />
      ) : isError ? (
        <ErrorState title="The captions did not load" retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={5} />
      )}
    </Panel>
  );
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError("The captions did not load");
  return response.text();
}

const problemIn = (text: string) => (text.trim() === "" ? undefined : readCaptions(text).problem);

function CaptionsForm({ cardId, saved }: { cardId: string; saved: string }) {
  const save = useSaveCaptions(cardId);
  const form = useSmallForm({
    begin: { text: saved },
    check: ({ text }) => ({ text: problemIn(text) }),
    send: ({ text }) => save.mutateAsync(text),
  });
  const [isLoaded, setLoaded] = useState(false);
  const load = async (file: File | undefined) => {
    if (!file) return;
    form.change({ text: await file.text() });
    setLoaded(true);
  };
  return (
    <form {...form.props} className="grid gap-4">
      <Field
        label="Captions"
        error={isLoaded ? problemIn(form.values.text) : form.problems.text}
        hint="Empty means none."
      >
        <TextArea
          rows={7}
          spellCheck={false}
          placeholder={EXAMPLE}
          {...form.text("text")}
          className="min-h-40 font-mono text-sm"
        />
      </Field>
      <SmallFormProblem text={form.problem} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.isSending} disabled={!form.isChanged}>
          Save captions
        </Button>
        <Button asChild variant="secondary">
          <label className="relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
            Load a .vtt file
            <input
              type="file"
              accept=".vtt,text/vtt"
              onChange={({ currentTarget }) => {
                void load(currentTarget.files?.[0]);
                currentTarget.value = "";
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
        </Button>
      </div>
    </form>
  );
}
