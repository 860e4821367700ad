import { createSocket } from "node:dgram";

/** A local name server for tests: it knows TXT records, and nothing else. */
export async function startNameServer() {
  const records = new Map<string, string[]>();
  let silent = false;
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) => {
    if (!silent) socket.send(answerTo(question, records), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  const { port } = socket.address();
  return {
    records,
    address: `127.0.0.1:${port}`,
    beSilent: () => (silent = true),
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

/** The header, the question again, and one answer for each record (RFC 1035). */
function answerTo(question: Buffer, records: Map<string, string[]>): Buffer {
  const labels: string[] = [];
  let at = 12;
  while (question[at]) {
    const length = question[at] as number;
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  const found = records.get(labels.join(".").toLowerCase()) ?? [];
  const header = Buffer.alloc(12);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 + (found.length > 0 ? 0 : 3), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found.length, 6);
  const responses = found.map((text) => {
    const data = Buffer.concat([Buffer.of(Buffer.byteLength(text)), Buffer.from(text)]);
    const head = Buffer.from("c00c00100001000000000000", "hex");
    head.writeUInt16BE(data.length, 10);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([header, question.subarray(12, at + 5), ...responses]);
}
