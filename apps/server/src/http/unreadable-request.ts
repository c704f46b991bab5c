import type { Duplex } from "node:stream";

/** What Node's parser could not read. `rawPacket`: the bytes in which the fault stands. */
type ParseError = Error & { code?: string; rawPacket?: Buffer };

/** A line that asks for an address of ours, byte for byte (latin1). */
const LINE = /^(?:GET|HEAD) (\/(?!\/)[^\s\x00-\x1f\x7f]*) HTTP\/1\.[01]\r?$/; // oxlint-disable-line no-control-regex -- the line is bytes
const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};
const CLOSE = "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/** The address of a request line whose only fault is that its UTF-8 is not percent-encoded, encoded; undefined for all others. */
export function encodedAddress(packet: Buffer | undefined): string | undefined {
  const line = packet?.subarray(0, packet.indexOf("\n")).toString("latin1") ?? "";
  const path = LINE.exec(line)?.[1];
  if (path === undefined) return undefined;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(path, "latin1"));
  } catch {
    return undefined; // Another encoding: what is meant cannot be known.
  }
  return path.replaceAll(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Answers what Node's parser could not read, and closes the connection. Deep links with Chinese characters as they are written are sent on to the same
 * address as the standard has it; for all else as Node does by itself.
 * @see LEGACY-20
 */
export function answerUnreadable({ code = "", rawPacket }: ParseError, socket: Duplex): void {
  if (code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const location = code === "HPE_INVALID_URL" ? encodedAddress(rawPacket) : undefined;
  const answer = location === undefined ? (STATUS[code] ?? "400 Bad Request") : `301 Moved Permanently\r\nLocation: ${location}`;
  // Not only ended: whoever drips bytes would hold the connection.
  socket.end(`HTTP/1.1 ${answer}\r\n${CLOSE}`, () => socket.destroy());
}
