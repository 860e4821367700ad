import { connect } from "node:net";

/** Writes bytes that no well-behaved client would send, and returns all that was received. */
export function sendRaw(
  port: number,
  ...parts: (string | Uint8Array)[]
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => {
      for (const part of parts) socket.write(part);
    });
    socket.setTimeout(5_000, () => socket.destroy(new Error("no answer within 5 seconds")));
    socket.on("data", (bytes) => received.push(bytes));
    // A server that refuses early may close while we still write. Only what it sent before matters.
    socket.on("error", (error) => (received.length === 0 ? reject(error) : finish()));
    socket.on("end", () => finish());
    const finish = () => {
      socket.destroy();
      const text = Buffer.concat(received).toString();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
  });
}
