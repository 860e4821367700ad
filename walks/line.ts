import { connect, createServer, type Socket } from "node:net";

/** A proxy between browser and server that a walk can cut and restore. Not every browser driver can do that. */
export interface Line {
  port: number;
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
}

export async function openLine(serverPort: number): Promise<Line> {
  const open = new Set<Socket>();
  let isCut = false;
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  const line = createServer((socket) => {
    if (isCut) return socket.destroy();
    const onward = connect(serverPort, "127.0.0.1");
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(end);
      end.on("error", () => other.destroy());
      end.on("close", () => {
        open.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  return {
    port: (line.address() as { port: number }).port,
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        line.close(() => resolve());
        drop();
      }),
  };
}
