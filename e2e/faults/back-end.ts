import { createServer } from "node:http";
import { freePort } from "../support/portal";

/** What may be wrong with a back end. */
export const FAULTS = ["answers 500", "is slow", "answers nothing", "answers -1", "answers another shape"] as const;
export type Fault = (typeof FAULTS)[number];

const ANSWERS: Readonly<Record<Exclude<Fault, "is slow">, [status: number, body: string]>> = {
  "answers 500": [500, '{"statusCode":"500","statusDescription":"内部错误"}'],
  "answers nothing": [200, ""],
  "answers -1": [200, '{"errCode":-1,"errmsg":"失败"}'],
  "answers another shape": [200, '{"statusCode":"200","data":{"unexpected":[1,2,3]}}'],
};

/** Who looks at a family of calls at the moment: that one is unavailable, the others are passed on to a portal that is well. */
export type BrokenFamily = { family: string; fault: Fault };

/** A back end for every family of calls at `/<family>/…`, which passes on what is not broken. */
export async function startBackEnd(healthy: string) {
  const state: { broken: BrokenFamily | undefined } = { broken: undefined };
  const server = createServer((request, response) => {
    const [, family = "", path = "/"] = /^\/([\w-]+)(\/.*)$/.exec(request.url ?? "") ?? [];
    const fault = state.broken?.family === family ? state.broken.fault : undefined;
    if (fault === "is slow") return; // until the portal gives up
    if (fault) {
      const [status, body] = ANSWERS[fault];
      response.writeHead(status, { "content-type": "application/json" }).end(body);
      return;
    }
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const type = request.headers["content-type"];
      const body = Buffer.concat(chunks);
      void fetch(healthy + path, {
        method: request.method ?? "GET",
        headers: type ? { "content-type": type } : {},
        ...(body.length > 0 ? { body } : {}),
      }).then(
        async (answer) => response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text()),
        () => response.writeHead(502).end(),
      );
    });
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    state,
    base: (family: string) => `http://127.0.0.1:${port}/${family}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
