import { expect, test } from "vitest";
import { networkLocation, PROVINCES } from "./network-location";

test.each([
  ["202.96.128.86", "广东省", "广州市"],
  ["58.60.0.1", "广东省", "深圳市"],
  ["240e:3b7:3272::1", "广东省", "深圳市"],
  ["2001:da8:2000::1", "广东省", "广州市"],
  ["119.29.29.29", "北京市", "北京市"],
])("%s is registered in %s %s", (address, province, city) => expect(networkLocation(address)).toEqual({ nation: "中国", province, city }));

test.each([
  "127.0.0.1",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.1.1",
  "100.64.0.1",
  "169.254.1.1",
  "0.0.0.0",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fc00::1",
  "8.8.8.8",
  "2001:4860:4860::8888",
  "2001:db8::1",
  "",
  "abc",
])("“%s” is nowhere in the country", (address) => expect(networkLocation(address)).toBeUndefined());

test("every province has a code of its own", () => {
  expect(PROVINCES.size).toBe(34);
  expect(new Set(PROVINCES.values()).size).toBe(34);
});
