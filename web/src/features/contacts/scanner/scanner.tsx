import type { ReactNode } from "react";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { Button } from "../../../ui/button.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { CameraView } from "./camera-view.tsx";
import { FoundCode } from "./found-code.tsx";
import { LinkForm } from "./link-form.tsx";
import { ReadingCard } from "./reading-card.tsx";
import { ReviewContact } from "./review-contact.tsx";

import { readTab } from "./scanner-tabs.ts";
import { type Trouble, useScanner } from "./use-scanner.ts";
import { useSharedPicture } from "./use-shared-picture.ts";
import { WayTabs } from "./way-tabs.tsx";

const PICTURES = "image/*";

/** Four ways in, then what was found, in one panel. */
export function Scanner({ origin }: { origin: string }) {
  const scanner = useScanner(origin);
  const { found, reading, trouble } = scanner;
  useSharedPicture((picture) => void scanner.readUpload(picture));
  return (
    <Panel aria-label="Scanner">
      {reading ? (
        <ReadingCard progress={reading.progress} onCancel={scanner.cancel} />
      ) : found?.kind === "review" ? (
        <ReviewContact found={found} onDone={scanner.leave} />
      ) : found ? (
        <FoundCode
          found={found}
          onAgain={scanner.leave}
          onReadWords={(picture) => void scanner.readPaper(picture, "upload")}
        />
      ) : (
        <>
          {trouble && <TroubleNotice trouble={trouble} scanner={scanner} />}
          <Ways scanner={scanner} />
        </>
      )}
    </Panel>
  );
}

type ScannerProps = { scanner: ReturnType<typeof useScanner> };

function TroubleNotice({ trouble, scanner }: ScannerProps & { trouble: Trouble }) {
  const { text, picture, source } = trouble;
  return (
    <Notice
      tone="danger"
      live
      title="Not read"
      className="mb-5"
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            onClick={() =>
              void (source === "upload" ? scanner.readUpload(picture) : scanner.readPaper(picture, source))
            }
          >
            Try again
          </Button>
          <Button size="sm" variant="secondary" onClick={() => void scanner.typeIn(picture)}>
            Type it in
          </Button>
        </div>
      }
    >
      {text}
    </Notice>
  );
}

function Ways({ scanner }: ScannerProps) {
  const [asked, ask] = useAddressParam("tab");
  const tab = readTab(asked);
  const uploadInstead = (
    <Button size="sm" variant="secondary" onClick={() => ask("upload")}>
      Upload a picture
    </Button>
  );
  return (
    <WayTabs tab={tab}>
      {tab === "qr" && (
        <>
          <CameraView
            hint="Point the camera at the QR code."
            onCode={(text) => scanner.take(text, "qr")}
            instead={uploadInstead}
          />
          <p className="text-sm text-pretty text-muted">
            A card of ours opens at once. Any other address is shown to you first.
          </p>
        </>
      )}
      {tab === "paper" && <PaperWays scanner={scanner} instead={uploadInstead} />}
      {tab === "upload" && (
        <FileDrop
          label="A picture of a QR code or of a paper card"
          hint="It stays on your device. We look for a QR code first, then read the words."
          accept={PICTURES}
          onFiles={([picture]) => picture && void scanner.readUpload(picture)}
        />
      )}
      {tab === "link" && <LinkForm onLink={(text) => scanner.take(text, "typed")} />}
    </WayTabs>
  );
}

function PaperWays({ scanner, instead }: ScannerProps & { instead: ReactNode }) {
  return (
    <>
      <CameraView
        hint="Lay the card flat in good light and fill the frame with it."
        onPhoto={(photo) => void scanner.readPaper(photo, "paper")}
        instead={instead}
      />
      <FileDrop
        label="Or choose a photo"
        hint="It is read in your browser and not uploaded. The first time it downloads about 4 MB."
        accept={PICTURES}
        onFiles={([photo]) => photo && void scanner.readPaper(photo, "paper")}
      />
      <p className="text-sm text-muted">
        Cards in English are read best.{" "}
        <Button variant="link" onClick={() => void scanner.typeIn()}>
          Type the card in by hand
        </Button>
      </p>
    </>
  );
}
