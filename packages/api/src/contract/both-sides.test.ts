import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryOf } from "../../test/arbitrary-of";
import * as calls from "../calls/index";
import { encode } from "../client/encode";
import { createClient } from "../client/client";
import type { AnyCall } from "../define-call";
import { callKey, contract, envelopeOf, parseRequest, schemasOf, validateAnswer } from "./index";

const all: [string, AnyCall][] = Object.entries(calls);

/** What is not empty. */
const given = (input: unknown) => Object.fromEntries(Object.entries(Object(input)).filter(([, value]) => value !== ""));

/** What a server reads of a request. */
function received(call: AnyCall, input: unknown): FormData | URLSearchParams | Record<string, unknown> {
  const { url, body } = encode(call, input, "https://example.org");
  const inPath = /\/feedback\/update\/([^/?]+)/.exec(url)?.[1];
  const address = new URLSearchParams(
    [...new URL(url).searchParams, ...(inPath === undefined ? [] : [["id", decodeURIComponent(inPath)]])].map(([name = "", value = ""]) => [name, value]),
  );
  if (typeof body === "string") return JSON.parse(body);
  if (body instanceof FormData) {
    for (const [name, value] of address) body.append(name, value);
    return body;
  }
  for (const [name, value] of body ?? []) address.append(name, value);
  return address;
}

describe.each(all)("%s", (_, call) => {
  const { request, response } = schemasOf(call);

  test("whatever a caller may write, the server reads", () => {
    fc.assert(
      fc.property(arbitraryOf(request), (input) => {
        expect(parseRequest(call, received(call, input))).toEqual(parseRequest(call, { ...call.fixed, ...given(input) }));
      }),
      { numRuns: 50 },
    );
  });

  test("whatever the server may answer, the caller gets, frozen", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryOf(request), arbitraryOf(response), async (input, sent) => {
        const answer = callKey(call).endsWith("yhfwl") ? '{"total":7,"today":1}' : sent;
        const client = createClient({ baseUrl: "https://example.org", validate: validateAnswer, fetch: async () => Response.json(envelopeOf(call, answer)) });
        const selected = await client.call(call, input);
        expect(selected).toEqual(call.select(JSON.parse(JSON.stringify(answer))));
        expect(Object.isFrozen(selected)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

test("all of the contract is walked", () => {
  expect(new Set(all.map(([, call]) => callKey(call))).size).toBe(contract.length);
});
