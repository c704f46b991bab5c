import fc from "fast-check";
import { expect, test } from "vitest";
import { networkOf, normaliseAddress } from "./visitor-address";

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

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::2:0:0:1", "2001:db8:0:0::/64"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["", ""],
])("%s is counted as %s", (address, network) => expect(networkOf(address)).toBe(network));

test("two addresses are counted together exactly when their first 64 bits are the same", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }), fc.nat(7), fc.integer({ min: 1, max: 0xffff }), (groups, at, bits) => {
      const written = (numbers: number[]) => networkOf(numbers.map((one) => one.toString(16)).join(":"));
      const other = groups.map((one, index) => (index === at ? one ^ bits : one));
      expect(written(groups) === written(other)).toBe(at >= 4);
    }),
  );
});
