/** What a screen says where the camera cannot be used. */
interface CameraText {
  refused: string;
  none: string;
  busy: string;
  cannot: string;
}

/** Why the browser did not give the camera. */
export function cameraProblem(error: unknown, text: CameraText): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return text.refused;
  if (name === "NotFoundError" || name === "OverconstrainedError") return text.none;
  return name === "NotReadableError" || name === "AbortError" ? text.busy : text.cannot;
}

/** Turns the camera and the microphone off. */
export function stopTracks(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
