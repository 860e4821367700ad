import type { GetObjectCommandOutput } from "@aws-sdk/client-s3";

interface Bucket {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Absent for Amazon's own service. */
  endpoint?: string;
  region?: string;
}

/** Includes the second attempt, so that a member gets an error within ten seconds if the store hangs. */
const RESPOND_WITHIN_MS = 6_000;
const CONNECT_WITHIN_MS = 2_000;

/** Files in a bucket of any S3-compatible store. */
export function createS3FileStore(
  { bucket, accessKeyId, secretAccessKey, endpoint, region = "us-east-1" }: Bucket,
  respondWithinMs = RESPOND_WITHIN_MS,
) {
  // Loaded only here, because most installations store files on disk and never need the SDK.
  const connect = async () => {
    const sdk = await import("@aws-sdk/client-s3");
    const client = new sdk.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: endpoint !== undefined,
      maxAttempts: 2,
      requestHandler: { connectionTimeout: CONNECT_WITHIN_MS },
      // Amazon's newer checksum headers are unknown to many compatible stores.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
    return { sdk, client };
  };
  let connected: ReturnType<typeof connect> | undefined;
  const connection = () => (connected ??= connect());

  return {
    async put(key: string, bytes: Uint8Array, type: string) {
      const { sdk, client } = await connection();
      const command = new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: type });
      await inTime(respondWithinMs, (abortSignal) => client.send(command, { abortSignal }));
    },

    async get(key: string, part?: { from: number; to: number }) {
      const { sdk, client } = await connection();
      const Range = part && `bytes=${part.from}-${part.to}`;
      const command = new sdk.GetObjectCommand({ Bucket: bucket, Key: key, Range });
      try {
        return await inTime(respondWithinMs, async (abortSignal) =>
          wholeFile(await client.send(command, { abortSignal }), abortSignal),
        );
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },

    async remove(key: string) {
      const { sdk, client } = await connection();
      const command = new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key });
      await inTime(respondWithinMs, (abortSignal) => client.send(command, { abortSignal }));
    },

    async close() {
      if (connected) (await connected).client.destroy();
    },
  };
}

// Read completely here, so that a store that stalls in the middle becomes a 503, and a body that is never read
// (HEAD) holds no connection. Files have at most 10 MB; videos are requested in parts.
async function wholeFile({ Body, ContentType }: GetObjectCommandOutput, signal: AbortSignal) {
  if (!Body) throw new Error("The store answered without a body");
  const stop = () => "destroy" in Body && Body.destroy();
  signal.addEventListener("abort", stop, { once: true });
  try {
    const bytes = await Body.transformToByteArray();
    return {
      body: ReadableStream.from([bytes]),
      size: bytes.byteLength,
      type: ContentType ?? "application/octet-stream",
    };
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Fails after that time, even if the work ignores its signal. */
async function inTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work(signal), late]);
}
