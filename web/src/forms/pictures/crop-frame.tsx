import { ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type RefObject, useId, useRef, useState } from "react";
import { cn } from "../../ui/class-names.ts";
import { centred, type Crop, cutOf, MOST_ZOOM, moved, type Size, within } from "./crop-area.ts";

interface CropFrameProps {
  url: string;
  /** Width over height. */
  aspect: number;
  image: RefObject<HTMLImageElement | null>;
  crop: Crop | null;
  onCrop: (crop: Crop) => void;
  onUnreadable: () => void;
  disabled?: boolean;
}

const STEP = 0.03;
const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** The picture behind a window of the wanted shape. */
export function CropFrame({
  url,
  aspect,
  image,
  crop,
  onCrop,
  onUnreadable,
  disabled = false,
}: CropFrameProps) {
  const [size, setSize] = useState<Size | null>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const zoomId = useId();

  const move = (right: number, down: number) => {
    if (size && crop && !disabled) onCrop(moved(size, aspect, crop, right, down));
  };
  const zoomTo = (zoom: number) => {
    if (size && crop && !disabled) onCrop(within(size, aspect, { ...crop, zoom }));
  };
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (by) move(...by);
    else if (event.key === "+" || event.key === "=") zoomTo((crop?.zoom ?? 1) + 0.2);
    else if (event.key === "-") zoomTo((crop?.zoom ?? 1) - 0.2);
    else return;
    event.preventDefault();
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!from.current) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    move((from.current.x - event.clientX) / width, (from.current.y - event.clientY) / height);
    from.current = { x: event.clientX, y: event.clientY };
  };

  return (
    <div className={cn("mx-auto grid grid-cols-1 gap-4", aspect === 1 && "max-w-80")}>
      {/* Moving a picture has no element of its own; the keys do what the pointer does. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="application"
        aria-label="Position of the picture. Move it with the arrow keys, zoom with plus and minus."
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (from.current = null)}
        onPointerCancel={() => (from.current = null)}
        style={{ aspectRatio: aspect }}
        className="relative w-full cursor-grab touch-none overflow-hidden rounded-card bg-sunken active:cursor-grabbing"
      >
        <img
          ref={image}
          src={url}
          alt=""
          draggable={false}
          onLoad={({ currentTarget }) => {
            const natural = { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight };
            setSize(natural);
            onCrop(centred(natural));
          }}
          onError={onUnreadable}
          style={size && crop ? placed(size, aspect, crop) : { visibility: "hidden" }}
          className="absolute max-w-none select-none"
        />
        {aspect === 1 && (
          <div className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_999px_rgb(15_23_42/0.45)]" />
        )}
      </div>
      <div className="flex items-center gap-3 text-muted">
        <ZoomOut aria-hidden="true" className="size-4 shrink-0" />
        <label htmlFor={zoomId} className="sr-only">
          Zoom
        </label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          value={crop?.zoom ?? 1}
          disabled={!crop || disabled}
          onChange={(event) => zoomTo(Number(event.target.value))}
          className="h-6 w-full accent-brand"
        />
        <ZoomIn aria-hidden="true" className="size-4 shrink-0" />
      </div>
    </div>
  );
}

/** Where the picture lies behind the window, in shares of the window. */
function placed(size: Size, aspect: number, crop: Crop) {
  const cut = cutOf(size, aspect, crop.zoom);
  return {
    width: `${(100 * size.width) / cut.width}%`,
    height: `${(100 * size.height) / cut.height}%`,
    left: `${(100 * (cut.width / 2 - crop.x)) / cut.width}%`,
    top: `${(100 * (cut.height / 2 - crop.y)) / cut.height}%`,
  };
}
