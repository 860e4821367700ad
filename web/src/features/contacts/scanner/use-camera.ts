import { useCallback, useEffect, useRef, useState } from "react";
import { cameraProblem, stopTracks } from "../../../lib/camera.ts";

const CAMERA_TEXT = {
  insecure: "The camera works only over a secure connection (https).",
  cannot: "This browser cannot use a camera here.",
  refused: "The browser was not allowed to use the camera. Allow it beside the address and try again.",
  none: "No camera was found.",
  busy: "Another program uses the camera. Close it and try again.",
} as const;

/** The camera at the back, where there is one, and as sharp as it goes. */
const CONSTRAINTS: MediaStreamConstraints = {
  video: { facingMode: { ideal: "environment" }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  audio: false,
};

export type CameraState = "off" | "asking" | "on";

/** A camera that is on only while visible: it turns off on unmount and in the background. */
export function useCamera() {
  const [state, setState] = useState<CameraState>("off");
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<string>();
  /** Counts the requests, so that a stream for a cancelled one is stopped. */
  const latest = useRef(0);
  /** True if the camera was on when the page went to the background. */
  const resumes = useRef(false);

  const current = useRef<MediaStream | null>(null);

  const close = useCallback(() => {
    latest.current++;
    // At once: in the background React does not render.
    stopTracks(current.current);
    current.current = null;
    setStream(null);
    setState("off");
  }, []);

  const open = useCallback(async () => {
    const mine = ++latest.current;
    setProblem(undefined);
    if (!navigator.mediaDevices?.getUserMedia) {
      setProblem(window.isSecureContext ? CAMERA_TEXT.cannot : CAMERA_TEXT.insecure);
      return;
    }
    setState("asking");
    try {
      const given = await navigator.mediaDevices.getUserMedia(CONSTRAINTS);
      if (mine !== latest.current) return stopTracks(given);
      // The camera was unplugged or taken by the system.
      given.getVideoTracks()[0]?.addEventListener("ended", close);
      current.current = given;
      setStream(given);
      setState("on");
    } catch (error) {
      if (mine !== latest.current) return;
      setProblem(cameraProblem(error, CAMERA_TEXT));
      setState("off");
    }
  }, [close]);

  useEffect(() => {
    const look = () => {
      if (document.hidden) {
        resumes.current = current.current !== null;
        close();
      } else if (resumes.current) {
        resumes.current = false;
        void open();
      }
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [open, close]);
  // Also when the page is left while the browser still asks for permission.
  useEffect(() => close, [close]);

  return { state, stream, problem, open, close };
}
