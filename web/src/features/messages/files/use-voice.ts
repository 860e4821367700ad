import { useEffect, useRef, useState } from "react";
import { hasExpired } from "./link-expiry.ts";

export const SPEEDS = [1, 1.5] as const;
export type Speed = (typeof SPEEDS)[number];

/** Only one voice note is heard at a time. */
let heard: HTMLAudioElement | null = null;

interface Voice {
  url: string;
  seconds: number | null;
  onExpired?: (() => void) | undefined;
}

/** Plays a voice note. Nothing is loaded before it is played. */
export function useVoice({ url, seconds, onExpired }: Voice) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState<Speed>(1);
  const [failed, setFailed] = useState(false);
  // What a browser recorded has no length of its own, so the message says it.
  const length = seconds ?? 0;

  useEffect(
    () => () => {
      audio.current?.pause();
      if (heard === audio.current) heard = null;
    },
    [],
  );

  function prepare(): HTMLAudioElement {
    if (audio.current) return audio.current;
    const made = new Audio();
    made.preload = "none";
    made.addEventListener("timeupdate", () => setAt(made.currentTime));
    made.addEventListener("play", () => setPlaying(true));
    made.addEventListener("pause", () => setPlaying(false));
    made.addEventListener("ended", () => {
      made.currentTime = 0;
      setAt(0);
    });
    audio.current = made;
    return made;
  }

  const play = () => {
    const player = prepare();
    // What was loaded goes on with the old link.
    if (!player.src || player.error || hasExpired(player.src)) {
      if (hasExpired(url)) {
        onExpired?.();
        return setFailed(true);
      }
      player.src = url;
      player.currentTime = at;
    }
    setFailed(false);
    if (heard && heard !== player) heard.pause();
    heard = player;
    player.playbackRate = speed;
    player.play().catch((error: unknown) => {
      // Paused before it began is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) setFailed(true);
    });
  };
  return {
    isPlaying,
    at: Math.min(at, length || at),
    length,
    speed,
    failed,
    toggle: () => (isPlaying ? audio.current?.pause() : play()),
    seek(to: number) {
      setAt(to);
      if (audio.current?.src) audio.current.currentTime = to;
    },
    turnSpeed() {
      const next = speed === 1 ? 1.5 : 1;
      setSpeed(next);
      if (audio.current) audio.current.playbackRate = next;
    },
  };
}
