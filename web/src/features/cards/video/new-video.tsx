import {
  MAX_VIDEO_BYTES,
  MAX_VIDEO_MEGABYTES,
  MAX_VIDEO_SECONDS,
  VIDEO_TEXT,
} from "@cardplaza/contract/cards/video/video-rules";
import { useState } from "react";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { DraftFilm, type Film } from "./draft-film.tsx";
import { LinkForm } from "./link-form.tsx";
import { Recorder } from "./recorder.tsx";

const WAYS = [
  { value: "record", label: "Record" },
  { value: "upload", label: "Upload" },
  { value: "link", label: "Link" },
] as const;
type Way = (typeof WAYS)[number]["value"];

/** The three ways to a video. A film that was recorded or chosen stays until it is saved or given up. */
export function NewVideo({ cardId, title, onSaved }: { cardId: string; title: string; onSaved: () => void }) {
  const [way, setWay] = useState<Way>("record");
  const [film, setFilm] = useState<Film>();
  const [problem, setProblem] = useState<string>();
  const choose = (file: File | undefined) => {
    if (!file) return;
    const wrong =
      file.size > MAX_VIDEO_BYTES ? VIDEO_TEXT.tooLarge : notAVideo(file) ? VIDEO_TEXT.notAVideo : undefined;
    setProblem(wrong);
    if (!wrong) show(file, file.name);
  };
  const show = (blob: Blob, name: string, seconds?: number) =>
    setFilm({ blob, name, seconds, src: URL.createObjectURL(blob) });
  const giveUp = () => {
    if (film) URL.revokeObjectURL(film.src);
    setFilm(undefined);
  };
  return (
    <Panel>
      <PanelHeader
        title={title}
        description={`At most ${MAX_VIDEO_SECONDS} seconds: long enough to say who you are.`}
      />
      {film ? (
        <DraftFilm
          cardId={cardId}
          film={film}
          againLabel={way === "record" ? "Record again" : "Choose another"}
          onAgain={giveUp}
          onSaved={onSaved}
        />
      ) : (
        <>
          <Segmented label="Way" options={WAYS} value={way} onChange={setWay} className="mb-5" />
          {way === "record" && (
            <Recorder
              onFilm={(blob, seconds) =>
                show(blob, `recording.${blob.type.includes("mp4") ? "mp4" : "webm"}`, seconds)
              }
            />
          )}
          {way === "upload" && (
            <FileDrop
              label="Video"
              hint={`MP4 (H.264) or WebM, up to ${MAX_VIDEO_SECONDS} seconds and ${MAX_VIDEO_MEGABYTES} MB.`}
              accept="video/mp4,video/webm,.mp4,.m4v,.webm"
              onFiles={([file]) => choose(file)}
              error={problem}
            />
          )}
          {way === "link" && <LinkForm cardId={cardId} onSaved={onSaved} />}
        </>
      )}
    </Panel>
  );
}

const notAVideo = (file: File) =>
  !/\.(mp4|m4v|webm)$/i.test(file.name) && !/^video\/(mp4|webm)/.test(file.type);
