import { rmSync } from "node:fs";

export default function removeData() {
  const folder = process.env.JOURNEY_DATA_DIR;
  // The server stops after this runs, so what it still holds open is left to the system.
  if (folder) rmSync(folder, { recursive: true, force: true });
}
