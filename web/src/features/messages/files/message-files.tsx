import type { MessageFile } from "@cardplaza/contract/messages/message";
import { DocumentRow } from "./document-row.tsx";
import { MessagePictures } from "./message-pictures.tsx";
import { VoiceNote } from "./voice-note.tsx";

interface MessageFilesProps {
  files: readonly MessageFile[];
  /** Who sent them. */
  from: string;
  /** A link has expired: the message is read again, with new links. */
  onExpired?: () => void;
}

/** The files of a message: pictures together, then documents and voice notes one below the other. */
export function MessageFiles({ files, from, onExpired }: MessageFilesProps) {
  const pictures = files.filter(({ kind }) => kind === "picture");
  return (
    <div className="grid max-w-full grid-cols-1 gap-2">
      <MessagePictures pictures={pictures} from={from} onExpired={onExpired} />
      {files.map((file) =>
        file.kind === "document" ? (
          <DocumentRow key={file._id} file={file} onExpired={onExpired} />
        ) : file.kind === "voice" ? (
          <VoiceNote key={file._id} file={file} from={from} onExpired={onExpired} />
        ) : null,
      )}
    </div>
  );
}
