import { Check, Download, Link2, MessageCircle, Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "./button.tsx";
import { cn } from "./class-names.ts";
import { toast } from "./overlays/toast-store.ts";

interface ShareKitProps {
  /** What is handed out, whole. */
  url: string;
  qr?: { src: string; alt: string };
  /** Opens WhatsApp with the link in a message. */
  whatsApp: string;
  onCopy: () => Promise<void>;
  onPoster?: () => Promise<void>;
  /** Opens the phone's own sheet. */
  onShare?: () => Promise<void>;
  className?: string;
}

/** The ways to hand out a page: the link, WhatsApp, the QR code and a poster to print. */
export function ShareKit({ url, qr, whatsApp, onCopy, onPoster, onShare, className }: ShareKitProps) {
  const [isCopied, setCopied] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const download = async (draw: () => Promise<void>) => {
    setDrawing(true);
    try {
      await draw();
    } catch {
      toast({
        title: "Error",
        description: "The poster could not be downloaded. Please try again.",
        variant: "destructive",
      });
    } finally {
      setDrawing(false);
    }
  };
  return (
    <div className={cn("flex flex-wrap items-center gap-5 text-left", className)}>
      {qr && (
        <img
          src={qr.src}
          alt={qr.alt}
          width={144}
          height={144}
          className="size-36 rounded-field border border-line bg-white max-sm:mx-auto"
        />
      )}
      <div className="grid min-w-0 flex-1 basis-56 grid-cols-1 gap-2">
        <p className="rounded-field bg-trough px-3 py-2.5 text-sm break-all select-all">{bare(url)}</p>
        <Button asChild>
          <a href={whatsApp} target="_blank" rel="noopener noreferrer">
            <MessageCircle /> WhatsApp
          </a>
        </Button>
        <Button variant="secondary" onClick={() => void onCopy().then(() => setCopied(true))}>
          {isCopied ? <Check /> : <Link2 />} Copy link
        </Button>
        {onShare && (
          <Button variant="secondary" onClick={() => void onShare()}>
            <Share2 /> Share
          </Button>
        )}
        {onPoster && (
          <Button variant="secondary" busy={drawing} onClick={() => void download(onPoster)}>
            <Download /> Download poster
          </Button>
        )}
      </div>
    </div>
  );
}

const bare = (url: string) => url.replace(/^https?:\/\//, "");
