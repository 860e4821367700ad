import { Camera, CameraOff } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import { asJpeg, drawFrame } from "../../cards/paper-card/upright-picture.ts";
import { useCamera } from "./use-camera.ts";
import { useCodeReader } from "./use-code-reader.ts";

const BETWEEN_LOOKS_MS = 150;
/** A code that stays in front of the camera is reported once. */
const SAME_CODE_MS = 2_500;
const PHOTO_SIDE = 2_400;

export interface CameraViewProps {
  /** Called for each QR code that comes before the camera, once while it stays there. */
  onCode?: (text: string) => void;
  /** Shows a button that takes a photo. */
  onPhoto?: (photo: Blob) => void;
  /** Opened in order to scan: the camera turns on by itself. */
  startsOn?: boolean;
  /** For many cards in a row: a photo does not turn the camera off. */
  staysOn?: boolean;
  /** What to point the camera at, while it is off. */
  hint: string;
  /** The way out where there is no camera: shown beside what is wrong. */
  instead?: ReactNode;
  /** The other way in words. */
  otherWay?: string;
}

/** A camera to point at a code or a card. Nothing is recorded, and it is on only while visible. */
export function CameraView({
  onCode,
  onPhoto,
  startsOn = false,
  staysOn = false,
  hint,
  instead,
  otherWay = "Upload a picture instead.",
}: CameraViewProps) {
  const { state, stream, problem, open, close } = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const [readerProblem, setReaderProblem] = useState<string>();
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  useEffect(() => {
    if (startsOn) void open();
  }, [startsOn, open]);
  useCodesBefore(video, stream !== null && onCode !== undefined, onCode, setReaderProblem);

  const takePhoto = async () => {
    if (!video.current?.videoWidth) return;
    const photo = await asJpeg(drawFrame(video.current, PHOTO_SIDE));
    if (!staysOn) close();
    onPhoto?.(photo);
  };
  const wrong = problem ? `${problem} ${otherWay}` : stream ? readerProblem : undefined;
  return (
    <div className="grid grid-cols-1 gap-4">
      {wrong && (
        <Notice tone="warning" live action={instead}>
          {wrong}
        </Notice>
      )}
      <div
        className={cn(
          "relative grid w-full place-items-center overflow-hidden rounded-card border border-line bg-sunken",
          stream ? "aspect-4/3 max-h-[70vh] sm:aspect-video" : "min-h-56",
        )}
      >
        {stream ? (
          <>
            <video
              ref={video}
              autoPlay
              muted
              playsInline
              aria-label="What the camera sees"
              className="absolute inset-0 size-full bg-black object-contain"
            />
            <Aim square={!onPhoto} />
          </>
        ) : (
          <div className="grid justify-items-center gap-4 p-4 text-center">
            <p className="max-w-xs text-sm text-pretty text-muted">{hint}</p>
            <Button busy={state === "asking"} onClick={() => void open()}>
              <Camera /> Turn the camera on
            </Button>
          </div>
        )}
      </div>
      {stream && (
        <div className="flex flex-wrap gap-3">
          {onPhoto && (
            <Button onClick={() => void takePhoto()}>
              <Camera /> Take the photo
            </Button>
          )}
          <Button variant="secondary" onClick={close}>
            <CameraOff /> Turn the camera off
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {stream ? "The camera is on." : ""}
      </p>
    </div>
  );
}

/** The frame that shows where to hold the code or the card. */
function Aim({ square }: { square: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "relative rounded-card border-2 border-white/80 shadow-[0_0_0_100vmax_rgb(0_0_0/0.35)]",
        square ? "aspect-square h-3/5" : "aspect-[1.75] h-3/5",
      )}
    />
  );
}

/** Looks for codes as long as the camera is on, one look after the other. */
function useCodesBefore(
  video: { current: HTMLVideoElement | null },
  looks: boolean,
  onCode: ((text: string) => void) | undefined,
  onProblem: (problem: string | undefined) => void,
) {
  const reader = useCodeReader();
  const reportCode = useEffectEvent((text: string) => onCode?.(text));
  const reportProblem = useEffectEvent(onProblem);
  useEffect(() => {
    if (!looks) return;
    let timer: number | undefined;
    let stopped = false;
    let seen = { text: "", at: 0 };
    const look = async () => {
      try {
        const text = video.current && (await reader.read(video.current));
        if (stopped) return;
        const now = performance.now();
        if (text && (text !== seen.text || now - seen.at > SAME_CODE_MS)) reportCode(text);
        if (text) seen = { text, at: now };
        timer = window.setTimeout(() => void look(), BETWEEN_LOOKS_MS);
      } catch (error) {
        if (!stopped) reportProblem(problemText(error));
      }
    };
    reportProblem(undefined);
    void look();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [looks, reader, video]);
}
