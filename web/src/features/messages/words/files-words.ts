import { MAX_FILES, VOICE_SECONDS } from "@cardplaza/contract/messages/message-limits";

/** What is said about the files of a message. */
export const FILES_WORDS = {
  attach: "Attach files",
  tray: "Files to send",
  remove: (name: string) => `Remove ${name}`,
  uploading: (name: string) => `Uploading ${name}`,
  waits: "Will upload when you're back online",
  tryAgain: "Try again",
  dropHere: "Drop files here to send them",
  tooMany: `You can send up to ${MAX_FILES} files in one message.`,
  tooLarge: (name: string) => `${name} is larger than 10 MB. Send a smaller file.`,
  empty: (name: string) => `${name} is empty. Choose another file.`,
  wrongType: (name: string) =>
    `${name} can't be sent. Choose a picture, a PDF, or a Word or Excel file without macros.`,
  pictures: (from: string) => `Pictures from ${from}`,
  pictureOf: (at: number, count: number) => (count > 1 ? `Picture ${at} of ${count}` : "Picture"),
  enlarge: (what: string) => `Enlarge: ${what}`,
  notHere: "This picture did not load",
  download: (name: string, size: string) => `Download ${name}, ${size}`,
  linkRenewed: "The link was renewed. Press again.",
} as const;

export const VOICE_WORDS = {
  fileName: "Voice note",
  note: (from: string, length: string) => `Voice note from ${from}, ${length}`,
  play: "Play",
  pause: "Pause",
  position: "Position",
  positionAt: (at: string, length: string) => `${at} of ${length}`,
  speed: (times: string) => `Speed: ${times}`,
  notPlayed: "This voice note did not play. Check your connection and try again.",
  record: "Record a voice note",
  recordHint: "Hold to record, or press to start",
  send: "Send voice note",
  cancel: "Cancel recording",
  recording: "Recording",
  asking: "Waiting for the microphone",
  slide: "Slide left to cancel",
  release: "Release to cancel",
  longest: `Voice notes can be up to ${VOICE_SECONDS / 60} minutes long.`,
  tooShort: "Hold the button while you speak, then release it to send.",
  allowFirst: "Allow the microphone, then hold the button again to record.",
  cannot: "This browser can't record voice notes. Send a message or a file instead.",
  refused:
    "The microphone is blocked for this site. Allow it next to the address in your browser, then try again.",
  none: "We could not find a microphone. Connect one and try again.",
  busy: "Another app is using the microphone. Close it and try again.",
  failed: "The recording stopped. Please try again.",
} as const;
