import { ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type RefObject, useId, useRef, useState } from "react";
import { centred, type Crop, MOST_ZOOM, moved, type Size, sideOf, within } from "./crop-square.ts";

interface CropFrameProps {
  url: string;
  image: RefObject<HTMLImageElement | null>;
  crop: Crop | null;
  onCrop: (crop: Crop) => void;
  onUnreadable: () => void;
  disabled: boolean;
}

const STEP = 0.03;
const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** The picture behind a square window with a round hint of how it will show. */
export function CropFrame({ url, image, crop, onCrop, onUnreadable, disabled }: CropFrameProps) {
  const [size, setSize] = useState<Size | null>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const zoomId = useId();

  const move = (right: number, down: number) => {
    if (size && crop && !disabled) onCrop(moved(size, crop, right, down));
  };
  const zoomTo = (zoom: number) => {
    if (size && crop) onCrop(within(size, { ...crop, zoom }));
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
    const { width } = event.currentTarget.getBoundingClientRect();
    move((from.current.x - event.clientX) / width, (from.current.y - event.clientY) / width);
    from.current = { x: event.clientX, y: event.clientY };
  };

  return (
    <div className="mx-auto grid max-w-80 grid-cols-1 gap-4">
      {/* Moving a picture has no element of its own; the keys do what the pointer does. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="application"
        aria-label="Position of your photo. Move it with the arrow keys, zoom with plus and minus."
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
        className="relative aspect-square w-full cursor-grab touch-none overflow-hidden rounded-card bg-sunken active:cursor-grabbing"
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
          style={size && crop ? placed(size, crop) : { visibility: "hidden" }}
          className="absolute max-w-none select-none"
        />
        <div className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_999px_rgb(15_23_42/0.45)]" />
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
          disabled={disabled || !crop}
          onChange={(event) => zoomTo(Number(event.target.value))}
          className="h-6 w-full accent-brand"
        />
        <ZoomIn aria-hidden="true" className="size-4 shrink-0" />
      </div>
    </div>
  );
}

/** Where the picture lies behind the window, in shares of the window. */
function placed(size: Size, crop: Crop) {
  const side = sideOf(size, crop);
  const percent = (value: number) => `${(100 * value) / side}%`;
  return {
    width: percent(size.width),
    height: percent(size.height),
    left: percent(side / 2 - crop.x),
    top: percent(side / 2 - crop.y),
  };
}
