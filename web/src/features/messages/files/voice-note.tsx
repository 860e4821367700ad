import { minutesAndSeconds } from "@cardplaza/contract/cards/video/video-rules";
import type { MessageFile } from "@cardplaza/contract/messages/message";
import { Pause, Play } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { VOICE_WORDS } from "../words/files-words.ts";
import { useVoice } from "./use-voice.ts";

interface VoiceNoteProps {
  file: Pick<MessageFile, "url" | "seconds">;
  from: string;
  onExpired?: (() => void) | undefined;
}

export function VoiceNote({ file: { url, seconds }, from, onExpired }: VoiceNoteProps) {
  const id = useId();
  const voice = useVoice({ url, seconds, onExpired });
  const { isPlaying, at, length, speed } = voice;
  const time = minutesAndSeconds(isPlaying || at > 0 ? at : length);
  return (
    <div
      role="group"
      aria-label={VOICE_WORDS.note(from, minutesAndSeconds(length))}
      className="grid w-72 max-w-full grid-cols-1 gap-1 rounded-field border border-line bg-raised p-2 text-ink"
    >
      <div className="flex min-w-0 items-center gap-2">
        <Button
          size="icon"
          className="rounded-full"
          aria-label={isPlaying ? VOICE_WORDS.pause : VOICE_WORDS.play}
          onClick={voice.toggle}
        >
          {isPlaying ? <Pause fill="currentColor" /> : <Play fill="currentColor" />}
        </Button>
        <input
          type="range"
          min={0}
          max={Math.max(length, 1)}
          step={1}
          value={Math.floor(at)}
          aria-label={VOICE_WORDS.position}
          aria-valuetext={VOICE_WORDS.positionAt(minutesAndSeconds(at), minutesAndSeconds(length))}
          className="h-6 min-w-0 flex-1 accent-brand pointer-coarse:h-11"
          onChange={({ target }) => voice.seek(Number(target.value))}
        />
        <span aria-hidden="true" className="w-9 text-right text-xs text-muted tabular-nums">
          {time}
        </span>
        <Button
          variant="ghost"
          size="sm"
          className="w-12 px-0 tabular-nums"
          aria-label={VOICE_WORDS.speed(`${speed} ×`)}
          onClick={voice.turnSpeed}
        >
          {speed} ×
        </Button>
      </div>
      <FieldError id={`${id}-problem`} message={voice.failed ? VOICE_WORDS.notPlayed : undefined} />
    </div>
  );
}
