import { MAX_VIDEO_SECONDS } from "@cardplaza/contract/cards/video/video-rules";
import { useEffect, useRef, useState } from "react";
import { cameraProblem, stopTracks } from "../../../lib/camera.ts";

const COUNTDOWN = 3;
/** Preferred first: the format that every browser plays. */
const TYPES = [
  "video/mp4;codecs=avc1.42E01E,mp4a.40.2",
  "video/webm;codecs=vp9,opus",
  "video/webm;codecs=vp8,opus",
  "video/webm",
];
const BITS_PER_SECOND = 2_500_000;

export const CAMERA_TEXT = {
  cannot: "This browser cannot record a video here. Upload one instead.",
  refused:
    "The browser was not allowed to use the camera and microphone. Allow it beside the address, or upload a video instead.",
  none: "No camera and microphone were found. Connect them, or upload a video instead.",
  busy: "Another program uses the camera. Close it and try again, or upload a video instead.",
  failed: "The recording stopped unexpectedly. Please try again.",
} as const;

export type RecorderStep = "off" | "asking" | "ready" | "counting" | "recording";

/** The camera from permission to film: a countdown, at most a minute, and everything let go at the end. */
export function useRecorder(onFilm: (film: Blob, seconds: number) => void) {
  const [step, setStep] = useState<RecorderStep>("off");
  const [problem, setProblem] = useState<string>();
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [count, setCount] = useState(0);
  const recorder = useRef<MediaRecorder>(null);
  const timer = useRef<number>(undefined);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      clearInterval(timer.current);
    };
  }, []);
  // Leaving the page while recording turns the camera off.
  useEffect(() => () => stopTracks(stream), [stream]);

  const tick = (from: number, each: (count: number) => void) => {
    clearInterval(timer.current);
    setCount(from);
    const began = performance.now();
    timer.current = window.setInterval(() => each(Math.floor((performance.now() - began) / 1000)), 200);
  };

  const open = async () => {
    if (!navigator.mediaDevices?.getUserMedia || !("MediaRecorder" in window)) {
      setProblem(CAMERA_TEXT.cannot);
      return;
    }
    setProblem(undefined);
    setStep("asking");
    try {
      const video = { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: "user" };
      const given = await navigator.mediaDevices.getUserMedia({ video, audio: true });
      if (!isHere.current) return stopTracks(given);
      setStream(given);
      setStep("ready");
    } catch (error) {
      setProblem(cameraProblem(error, CAMERA_TEXT));
      setStep("off");
    }
  };

  const close = () => {
    clearInterval(timer.current);
    stopTracks(stream);
    setStream(null);
    setStep("off");
  };

  const record = () => {
    if (!stream) return;
    const parts: Blob[] = [];
    const type = TYPES.find((each) => MediaRecorder.isTypeSupported(each));
    let began = 0;
    const film = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: BITS_PER_SECOND });
    film.addEventListener("dataavailable", ({ data }) => parts.push(data));
    film.addEventListener("error", () => {
      setProblem(CAMERA_TEXT.failed);
      close();
    });
    film.addEventListener("stop", () => {
      const seconds = (performance.now() - began) / 1000;
      close();
      if (isHere.current && parts.length > 0) onFilm(new Blob(parts, { type: film.mimeType }), seconds);
    });
    recorder.current = film;
    film.start(1000);
    began = performance.now();
    setStep("recording");
    tick(0, (seconds) => {
      setCount(Math.min(seconds, MAX_VIDEO_SECONDS));
      if (seconds >= MAX_VIDEO_SECONDS && film.state === "recording") film.stop();
    });
  };

  const begin = () => {
    setStep("counting");
    tick(COUNTDOWN, (seconds) => {
      setCount(COUNTDOWN - seconds);
      if (seconds >= COUNTDOWN) record();
    });
  };

  const stop = () => {
    if (recorder.current?.state === "recording") recorder.current.stop();
  };

  return { step, stream, problem, count, open, begin, stop, close };
}
