import { ImageUp } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../../ui/button.tsx";

/** Existing photos, also several at once. */
export function ChoosePictures({ onPictures }: { onPictures: (pictures: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-4">
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          onPictures([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <ImageUp /> Choose pictures
      </Button>
    </div>
  );
}
