import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A recorded request without its body. */
export interface RecordedRequest {
  method: string;
  url: string;
  host: string;
  authorization: string;
  type: string;
}

/** A fake bucket with the part of S3 that the shop uses. */
export interface Bucket {
  endpoint: string;
  objects: Map<string, Buffer>;
  seen: RecordedRequest[];
  /** From now on every request is answered with this S3 error code. */
  failing: string | undefined;
  close(): Promise<void>;
}

/** Starts a bucket in this process, on a port of its own. */
export async function openBucket(): Promise<Bucket> {
  const server = createServer((request, response) => void answer(bucket, request, response));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const bucket: Bucket = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects: new Map<string, Buffer>(),
    seen: [],
    failing: undefined,
    close: () => close(server),
  };
  return bucket;
}

async function answer(bucket: Bucket, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "", url = "", headers } = request;
  const [path = ""] = url.split("?");
  const { host = "", authorization = "", "content-type": type = "" } = headers;
  bucket.seen.push({ method, url, host, authorization, type });
  const sent = await buffer(request);
  if (bucket.failing) return refuse(response, 403, bucket.failing);
  if (method === "PUT") bucket.objects.set(path, sent);
  const found = bucket.objects.get(path);
  if (!found) return refuse(response, 404, "NoSuchKey");
  response.setHeader("content-length", method === "PUT" ? 0 : found.length);
  response.end(method === "GET" ? found : undefined);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<Error><Code>${code}</Code><Message>No.</Message></Error>`);
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((closed) => server.close(() => closed()));
}
