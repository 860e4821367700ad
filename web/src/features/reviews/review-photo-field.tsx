import { PICTURE_TYPES } from "@cardplaza/contract/uploads/upload-limits";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { REVIEW_PHOTOS_MAX } from "@cardplaza/contract/reviews/review-words";
import { X } from "lucide-react";
import { useState } from "react";
import { problemText } from "../../lib/problem-text.ts";
import { uploadFile } from "../../forms/pictures/upload-file.ts";
import { Button } from "../../ui/button.tsx";
import { shrinkPicture } from "../../forms/pictures/draw-picture.ts";
import { FileDrop } from "../../ui/fields/file-drop.tsx";

interface ReviewPhotoFieldProps {
  photos: string[];
  onChange: (photos: string[]) => void;
}

/** Photos are uploaded when they are chosen. The review stores their addresses. */
export function ReviewPhotoField({ photos, onChange }: ReviewPhotoFieldProps) {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const add = async (files: File[]) => {
    setProblem(undefined);
    const added: string[] = [];
    for (const file of files.slice(0, REVIEW_PHOTOS_MAX - photos.length)) {
      try {
        setProgress(0);
        const picture = await shrinkPicture(file);
        const { url } = await uploadFile(picture, {
          purpose: "gallery",
          name: file.name,
          onProgress: setProgress,
        });
        added.push(url);
        onChange([...photos, ...added]);
      } catch (error) {
        setProblem(`${file.name}: ${problemText(error)}`);
      }
    }
    setProgress(undefined);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {photos.length > 0 && (
        <ul aria-label="Your photos" className="flex flex-wrap gap-2">
          {photos.map((url, at) => (
            <li key={url} className="relative">
              <img
                src={pictureUrl(url, 200)}
                alt={`Chosen ${at + 1} of ${photos.length}`}
                className="size-20 rounded-field bg-sunken object-cover"
              />
              <Button
                variant="secondary"
                size="icon-sm"
                aria-label={`Remove photo ${at + 1}`}
                className="absolute -top-2 -right-2 rounded-full"
                onClick={() => onChange(photos.filter((each) => each !== url))}
              >
                <X />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < REVIEW_PHOTOS_MAX && (
        <FileDrop
          label="Photos"
          hint={`Optional, up to ${REVIEW_PHOTOS_MAX}. JPEG, PNG, WebP or GIF.`}
          accept={PICTURE_TYPES.join()}
          multiple
          progress={progress}
          error={problem}
          onFiles={(files) => void add(files)}
        />
      )}
    </div>
  );
}
