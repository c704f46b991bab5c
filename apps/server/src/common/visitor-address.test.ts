import fc from "fast-check";
import { expect, test } from "vitest";
import { normaliseAddress } from "./visitor-address";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  [" 203.0.113.7:4711 ", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]:4711", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["::1", "::1"],
  ["::ffff:999.0.0.1", ""],
  ["unknown", ""],
  ["", ""],
  ["203.0.113", ""],
])("“%s” is %s", (text, address) => expect(normaliseAddress(text)).toBe(address));

test("an IPv4 address is the same however IPv6 carries it", () => {
  fc.assert(
    fc.property(fc.ipV4(), (four) => {
      const [a = 0, b = 0, c = 0, d = 0] = four.split(".").map(Number);
      const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
      expect([normaliseAddress(`::ffff:${four}`), normaliseAddress(`::ffff:${hex}`)]).toEqual([four, four]);
    }),
  );
});

test("what is no address never becomes one", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(normaliseAddress(`x${text}`)).toBe("");
    }),
  );
});
