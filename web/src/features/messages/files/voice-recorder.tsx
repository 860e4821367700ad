import { Mic, SendHorizontal } from "lucide-react";
import { type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { VOICE_WORDS } from "../words/files-words.ts";
import { isCancelling, releaseOf } from "./hold-to-record.ts";
import type { KeptFile } from "./kept-file.ts";
import { RecordingBar } from "./recording-bar.tsx";
import { useVoiceRecorder } from "./use-voice-recorder.ts";

interface VoiceRecorderProps {
  /** A recording that was not cancelled: it is sent. */
  onRecorded: (file: KeptFile) => void;
  /** It begins or ends, in whatever way. */
  onRecording: (isOn: boolean) => void;
  disabled?: boolean;
}

/**
 * Hold to record and let go to send, slide left to cancel; or press to start and press to send, also by key. While it
 * records, a bar covers the nearest positioned element around it: the row of the text.
 */
export function VoiceRecorder({ onRecorded, onRecording, disabled = false }: VoiceRecorderProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef<{ at: number; x: number } | null>(null);
  const [cancelling, setCancelling] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const voice = useVoiceRecorder(({ blob, seconds }) =>
    onRecorded({ id: crypto.randomUUID(), blob, seconds, name: nameOf(blob) }),
  );
  const { step, cancel, finish, start } = voice;
  const isOn = step !== "off";
  const tell = useEffectEvent(onRecording);
  useEffect(() => tell(isOn), [isOn]);
  const end = () => (step === "recording" ? finish() : cancel());
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      cancel();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (disabled || event.button !== 0) return;
    // A second press ends what a first one started.
    if (isOn) return end();
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { at: event.timeStamp, x: event.clientX };
    setHeld(true);
    start();
  };
  const move = (event: PointerEvent) =>
    pressed.current && setCancelling(isCancelling(event.clientX - pressed.current.x));
  const letGo = (event: PointerEvent) => {
    const from = pressed.current;
    pressed.current = null;
    setHeld(false);
    setCancelling(false);
    if (!from) return;
    const release = releaseOf(event.timeStamp - from.at, event.clientX - from.x);
    if (release === "cancel") return cancel();
    if (release === "go-on") return;
    if (step === "recording") return finish();
    // The browser still asks: what is said until then would be lost.
    if (step === "asking") cancel(VOICE_WORDS.allowFirst);
  };
  return (
    <>
      {isOn && (
        <RecordingBar
          step={step}
          seconds={voice.seconds}
          isHeld={isHeld}
          cancelling={cancelling}
          onCancel={() => {
            cancel();
            // The button that was pressed is gone.
            button.current?.focus();
          }}
        />
      )}
      <Button
        ref={button}
        variant={isOn ? "primary" : "ghost"}
        size="icon"
        aria-label={isOn ? VOICE_WORDS.send : VOICE_WORDS.record}
        title={isOn ? undefined : VOICE_WORDS.recordHint}
        aria-describedby={voice.problem ? `${id}-problem` : undefined}
        aria-disabled={disabled}
        className={cn("z-10 touch-none select-none", isHeld && "scale-110")}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={letGo}
        onPointerCancel={() => {
          pressed.current = null;
          setHeld(false);
          cancel();
        }}
        // A long press opens a menu on some phones.
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          // By key or by a screen reader; a pointer was heard before.
          if (detail !== 0 || disabled) return;
          if (isOn) end();
          else start();
        }}
      >
        {isOn ? <SendHorizontal /> : <Mic />}
      </Button>
      {voice.problem && !isOn && (
        <div className="w-full">
          <FieldError id={`${id}-problem`} message={voice.problem} />
        </div>
      )}
    </>
  );
}

const ENDINGS: Readonly<Record<string, string>> = { "audio/mp4": "m4a", "audio/ogg": "ogg" };
const nameOf = ({ type }: Blob) => `${VOICE_WORDS.fileName}.${ENDINGS[type] ?? "webm"}`;
