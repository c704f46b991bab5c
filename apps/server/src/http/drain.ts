import type { Server, ServerResponse } from "node:http";

/** Time for connections that have begun a request to send the rest of its headers, in milliseconds. */
const HEADERS = 500;

export type Drain = {
  /** From now on every answer closes its connection (`Connection: close`); new connections are still taken. */
  begin: () => void;
  /** No new connections; resolves when the requests under way are answered and all connections are closed. */
  end: () => Promise<void>;
};

/**
 * Ends keep-alive connections between two requests. `server.close()` closes those that are idle at that moment only: one that is answering stays open
 * afterwards, and one that has sent nothing, or half of its headers, counts as busy.
 * @see OPS-20
 */
export function createDrain(server: Server, headers = HEADERS): Drain {
  const underWay = new Set<ServerResponse>();
  let begun = false;
  let close = () => undefined as void;
  server.prependListener("request", (_request, response: ServerResponse) => {
    if (begun) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once("close", () => {
      underWay.delete(response);
      close(); // Its headers may have been sent before the drain began.
    });
  });

  function begin(): void {
    begun = true;
    for (const response of underWay) response.shouldKeepAlive = false;
  }

  return {
    begin,
    async end() {
      begin();
      // What has arrived already is read, and answered.
      await new Promise((read) => setImmediate(read));
      const closed = new Promise<void>((done) => server.close(() => done()));
      close = () => server.closeIdleConnections();
      close();
      setTimeout(() => {
        close = () => (underWay.size === 0 ? server.closeAllConnections() : server.closeIdleConnections());
        close();
      }, headers).unref();
      return closed;
    },
  };
}
