import { useEffect, useRef, useState } from "react";
import { cameraProblem, stopTracks } from "../../../lib/camera.ts";
import { VOICE_WORDS } from "../words/files-words.ts";
import { type Recorded, type Recording, recordVoice } from "./record-voice.ts";

export type VoiceStep = "off" | "asking" | "recording";

/** What is asked for or recorded now; a permission that comes after its end is for nothing. */
interface Attempt {
  isWanted: boolean;
  recording?: Recording;
}

/** The microphone from permission to voice note. */
export function useVoiceRecorder(onRecorded: (recorded: Recorded) => void) {
  const [step, setStep] = useState<VoiceStep>("off");
  const [problem, setProblem] = useState<string>();
  const [seconds, setSeconds] = useState(0);
  const attempt = useRef<Attempt>(null);
  // A recording ends long after the screen that began it was drawn.
  const latest = useRef(onRecorded);
  useEffect(() => {
    latest.current = onRecorded;
  }, [onRecorded]);
  useEffect(() => () => giveUp(attempt.current), []);

  const end = (why?: string) => {
    giveUp(attempt.current);
    attempt.current = null;
    setStep("off");
    setProblem(why);
  };

  const start = async () => {
    if (attempt.current) return;
    setProblem(undefined);
    if (!navigator.mediaDevices?.getUserMedia || !("MediaRecorder" in window))
      return setProblem(VOICE_WORDS.cannot);
    const own: Attempt = { isWanted: true };
    attempt.current = own;
    setStep("asking");
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (!own.isWanted) return stopTracks(stream);
      setSeconds(0);
      own.recording = recordVoice(stream, {
        onSecond: setSeconds,
        onFail: () => end(VOICE_WORDS.failed),
        onEnd(recorded) {
          end(recorded ? undefined : VOICE_WORDS.tooShort);
          if (recorded) latest.current(recorded);
        },
      });
      setStep("recording");
    } catch (error) {
      if (own.isWanted) end(cameraProblem(error, VOICE_WORDS));
    }
  };
  return {
    step,
    problem,
    seconds,
    start: () => void start(),
    /** Ends the recording and hands it over. */
    finish: () => attempt.current?.recording?.finish(),
    cancel: end,
  };
}

function giveUp(attempt: Attempt | null) {
  if (!attempt) return;
  attempt.isWanted = false;
  attempt.recording?.drop();
}
